/**
 * Whether peers look into plain JSON objects, as we do, or take any object for one, as most people let them. The process is told
 * which, since schemas are made when modules load.
 */
export const looksInside: boolean = process.env["SPECWRIGHT_BENCH_JSON"] !== "unseen";
