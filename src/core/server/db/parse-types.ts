import pg from 'pg';

const { builtins } = pg.types;

/**
 * Conversions of PostgreSQL values to JavaScript where they differ from the driver's. int8 (counts, amounts of money) becomes a number.
 * date becomes a text such as `2026-03-01`, because a day is not an instant. timestamptz becomes a Date, numeric
 * stays a text, and json and jsonb are parsed, as in the driver.
 */
export function parseTypes(): pg.TypeOverrides {
  const types = new pg.TypeOverrides();
  types.setTypeParser(builtins.INT8, 'text', toInteger);
  types.setTypeParser(builtins.DATE, 'text', String);
  return types;
}

/** Refuses to round: a rounded number beyond 2^53 would be stored back wrongly. */
function toInteger(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`The database returned ${text}, which a number cannot hold exactly.`);
  return value;
}
