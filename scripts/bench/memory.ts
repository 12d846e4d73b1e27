import { descendants } from '../checks/processes.ts';
import { memoryOf } from './processes.ts';
import type { Report } from './report.ts';

/** Most that one API process may hold, database and embedded identity counted apart. */
const API_PROCESS_MIB = 300;

/** Tells what each process of a server holds, after whatever it has done so far. */
export function benchMemory(report: Report, serverPid: number): void {
  report.heading('Memory');
  const api = memoryOf(serverPid);
  if (api === undefined) {
    console.log('     the memory of processes cannot be read on this system');
    return;
  }
  report.add({ name: 'API process, resident', value: api.residentMiB, unit: 'MiB', limit: { kind: 'at most', value: API_PROCESS_MIB } });
  const others = descendants(serverPid).map(memoryOf);
  const postgres = others.filter((one) => one?.name.startsWith('postgres') || one?.name.includes('/postgres'));
  const rest = others.filter((one) => one !== undefined && !postgres.includes(one));
  for (const one of rest)
    if (one !== undefined) report.add({ name: `${one.name.slice(0, 44)}, resident`, value: one.residentMiB, unit: 'MiB' });
  const total = postgres.reduce((sum, one) => sum + (one?.proportionalMiB ?? 0), 0);
  report.add({ name: `PostgreSQL, ${postgres.length} processes, proportional`, value: total, unit: 'MiB' });
}
