// Loaded by a measured server before anything else. Writes the longest stall since the last reading to a file that stalls.ts reads.
import { readFileSync, writeFileSync } from 'node:fs';

const file = process.env.BENCH_STALLS;
const EVERY_MS = 5;
let longest = 0;
let last = process.threadCpuUsage();

// A stall is the processor time of the main thread between two turns of the event loop. Time in which the system runs other processes is
// none of it, so that a busy machine does not change the figure.
setInterval(() => {
  const now = process.threadCpuUsage();
  const stall = (now.user + now.system - last.user - last.system) / 1000;
  last = now;
  if (readFileSync(file, 'utf8') === '') longest = 0;
  if (stall <= longest) return;
  longest = stall;
  writeFileSync(file, String(longest));
}, EVERY_MS).unref();
