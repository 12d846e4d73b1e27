// A step of `npm run check`: fails when a test has been in the quarantine for too long.
import { quarantineFaults, readQuarantine } from './checks/run/quarantine.ts';

const faults = quarantineFaults(readQuarantine(), new Date());
for (const fault of faults) console.error(fault);
process.exitCode = faults.length === 0 ? 0 : 1;
