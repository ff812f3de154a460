// Loaded before a command that is timed: when it ends, it says what it took.
const { writeFileSync } = require("node:fs");

process.once("exit", () => {
  const { user, system } = process.cpuUsage();
  const { maxRSS } = process.resourceUsage();
  writeFileSync(process.env.BENCH_USAGE, JSON.stringify({ cpu: (user + system) / 1000, memory: maxRSS / 1024 }));
});
