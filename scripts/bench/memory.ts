import { setTimeout } from 'node:timers/promises';
import { descendants } from '../checks/processes.ts';
import type { World } from './api/world.ts';
import { memoryOf } from './processes.ts';

/** Most that one API process may hold after load, database and embedded identity counted apart. */
const API_PROCESS_MIB = 300;
/** Most that it may hold a minute later. */
const AT_REST_MIB = 250;
const REST_MS = 60_000;

/** Tells what each process of a server holds, after whatever it has done so far. */
export async function benchMemory({ report, server: { pid } }: World): Promise<void> {
  report.heading('Memory');
  const api = memoryOf(pid);
  if (api === undefined) {
    console.log('     the memory of processes cannot be read on this system');
    return;
  }
  report.most('API process, resident', api.residentMiB, 'MiB', API_PROCESS_MIB);
  const others = descendants(pid).map(memoryOf);
  const postgres = others.filter((one) => one?.name.startsWith('postgres') || one?.name.includes('/postgres'));
  for (const one of others)
    if (one !== undefined && !postgres.includes(one))
      report.add({ name: `${one.name.slice(0, 44)}, resident`, value: one.residentMiB, unit: 'MiB' });
  await setTimeout(REST_MS);
  report.most('API process a minute later, resident', memoryOf(pid)?.residentMiB ?? 0, 'MiB', AT_REST_MIB);
  // The PostgreSQL of the system is no process of the server.
  if (postgres.length === 0) return;
  const total = postgres.reduce((sum, one) => sum + (one?.proportionalMiB ?? 0), 0);
  report.add({ name: `PostgreSQL, ${postgres.length} processes, proportional`, value: total, unit: 'MiB' });
}
