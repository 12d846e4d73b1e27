import pg from 'pg';

const { builtins } = pg.types;

/**
 * How values of PostgreSQL become values of JavaScript, where it is not the driver's own way:
 * int8 (counts, amounts of money) a number; date a text `2026-03-01`, since a day is not an instant.
 * As the driver does it: timestamptz a Date, numeric a text, json and jsonb what they hold.
 */
export function parseTypes(): pg.TypeOverrides {
  const types = new pg.TypeOverrides();
  types.setTypeParser(builtins.INT8, 'text', toInteger);
  types.setTypeParser(builtins.DATE, 'text', String);
  return types;
}

/** Refuses to round: beyond 2^53 a wrong number would be stored back. */
function toInteger(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`The database answered ${text}, which a number cannot hold exactly.`);
  return value;
}
