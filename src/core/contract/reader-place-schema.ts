import { endpointContract } from './endpoint.ts';
import { localeSchema } from './locale-schema.ts';
import { putPlace } from './reader-place.ts';
import { exactSchema, z } from './schema.ts';

const timeZoneSchema = exactSchema(1, 64).check(({ value, issues }) => {
  if (!isTimeZone(value)) issues.push({ code: 'invalid_format', format: 'time-zone', input: value });
});

/** An unknown time zone is refused at `timeZone`: times of mails would be wrong. */
export const putPlaceContract = endpointContract(
  putPlace,
  { body: z.strictObject({ locale: localeSchema, timeZone: timeZoneSchema }), reply: z.undefined() },
  204,
);

// An offset such as `+02:00` is not a time zone: it does not say when clocks change.
function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return /^[A-Za-z]/.test(name);
  } catch {
    return false;
  }
}
