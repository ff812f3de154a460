// Loaded into every program that is measured, before all else: at its end it says what the whole process has used.
const { appendFileSync } = require("node:fs");

process.on("exit", () => {
  const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage();
  appendFileSync(process.env.BENCH_USAGE, `${(userCPUTime + systemCPUTime) / 1000} ${maxRSS / 1024}\n`);
});
