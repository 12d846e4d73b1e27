import { readDate as readWrittenDate } from '#core/server/spreadsheets/written/written-date.ts';
import type { RowCells } from './row-cells.ts';
import { beginning } from './row-cells.ts';

const A_DAY = 24 * 60 * 60 * 1000;

/**
 * The posting date. A time without a zone is UTC.
 *
 * @throws CellFault for texts that are no day, for days that depend on an unknown order, and for future days
 */
export function readDate(row: RowCells, now: Date): Date | undefined {
  const text = row.raw('postedAt').trim();
  if (text === '') return undefined;
  const found = readWrittenDate(text, row.form('postedAt').dateOrder);
  const values = { value: beginning(text) };
  if (found === undefined) {
    throw row.fault('postedAt', { code: 'job-import.not-a-date', values });
  }
  if (found.kind === 'open') {
    const [one = '', other = ''] = found.readings.map(({ date }) => date.toISOString().slice(0, 10));
    throw row.fault('postedAt', { code: 'job-import.open-date', values: { ...values, one, other } });
  }
  // The source may be in a time zone ahead of the server.
  if (found.date.getTime() > now.getTime() + A_DAY) {
    throw row.fault('postedAt', { code: 'job-import.future-date', values });
  }
  return found.date;
}
