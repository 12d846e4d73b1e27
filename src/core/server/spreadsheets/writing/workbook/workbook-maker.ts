import path from 'node:path';
import type { ChildProgram } from '../../../children/child-command.ts';

/** The process that makes a workbook. */
export const WORKBOOK_MAKER: ChildProgram = {
  file: path.join(import.meta.dirname, 'workbook-program.ts'),
  reads: [import.meta.dirname],
  packages: ['write-excel-file', 'fflate'],
  // A workbook of 50,000 rows and 10 columns takes about 400 MiB.
  heapMib: 512,
  // More than the server allows for making one, because taking the rows costs time too.
  seconds: 120,
};
