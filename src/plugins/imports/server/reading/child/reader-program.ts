import path from 'node:path';
import type { ChildProgram } from '#core/server/children/child-command.ts';

/** Most milliseconds for one spreadsheet, without those in which its parts wait to be taken. */
export const READING_LIMIT_MS = 60_000;

const PLUGIN = path.join(import.meta.dirname, '../../..');
const SOURCES = path.join(PLUGIN, '../..');
const CORE = path.join(SOURCES, 'core');

/** The process that reads a spreadsheet. Node finds the contract by the names in `package.json`. */
export const READER: ChildProgram = {
  file: path.join(import.meta.dirname, 'spreadsheet-reader.ts'),
  reads: [
    path.join(PLUGIN, 'contract'),
    path.join(PLUGIN, 'server/reading'),
    ...['archives', 'spreadsheets', 'text'].map((folder) => path.join(CORE, 'server', folder)),
    path.join(CORE, 'contract'),
    path.join(SOURCES, '../package.json'),
  ],
  packages: ['yauzl', 'pend', 'saxen', 'zod'],
  // The process has about 100 MiB besides its heap, and stays below 512 MiB.
  heapMib: 384,
  seconds: READING_LIMIT_MS / 1000,
};
