import type { RowCells } from './row-cells.ts';
import { beginning, excerpt } from './row-cells.ts';

const ISO_DATE = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?)(Z|[+-]\d{2}:?\d{2})?)?$/;
const A_DAY = 24 * 60 * 60 * 1000;

/**
 * The posting date. A time without a zone is UTC. Only ISO 8601 is accepted, because 02/03/2019 is ambiguous.
 *
 * @throws CellFault for other formats and for future days
 */
export function readDate(row: RowCells, now: Date): Date | undefined {
  const text = row.raw('postedAt').trim();
  if (text === '') return undefined;
  const date = parseDate(text);
  const values = { value: beginning(text) };
  if (date === undefined) {
    const reason = `contains ${excerpt(text)} instead of a date such as 2019-02-28; the row may be shifted`;
    throw row.fault('postedAt', reason, { code: 'job-import.not-a-date', values });
  }
  // The source may be in a time zone ahead of the server.
  if (date.getTime() > now.getTime() + A_DAY) {
    throw row.fault('postedAt', `contains the future date ${excerpt(text)}`, { code: 'job-import.future-date', values });
  }
  return date;
}

function parseDate(text: string): Date | undefined {
  const match = ISO_DATE.exec(text);
  if (match === null) return undefined;
  const [, day = '', time = '00:00', zone = 'Z'] = match;
  const date = new Date(`${day}T${time}${zone}`);
  // JavaScript turns 31 February into 3 March.
  const sameDay = new Date(`${day}T00:00Z`);
  return Number.isNaN(date.getTime()) || Number.isNaN(sameDay.getTime()) || sameDay.toISOString().slice(0, 10) !== day ? undefined : date;
}
