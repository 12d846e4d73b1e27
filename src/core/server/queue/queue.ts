import type { JobStore } from './job-store.ts';
import type { JobAdder, Work } from './work.ts';

/** Seconds that an attempt may take if its work sets no limit. */
const TIME_LIMIT_SECONDS = 900;

/** Milliseconds that an attempt of the work may take. */
export function timeLimitMs({ timeLimitSeconds = TIME_LIMIT_SECONDS }: Work): number {
  return timeLimitSeconds * 1000;
}

/** The interface of the queue for plugins. */
export function createQueue(store: JobStore): JobAdder {
  return Object.freeze<JobAdder>({
    add: (transaction, work, data, { key, startAfter } = {}) => {
      const options = { ...(key === undefined ? {} : { key }), ...(startAfter === undefined ? {} : { startAfter }) };
      const { timeLimitSeconds = TIME_LIMIT_SECONDS } = work;
      return store.add(transaction, { name: work.name, data: checked(work, data), timeLimitSeconds, ...options });
    },
  });
}

/**
 * Returns the data if it fits the schema of the work.
 *
 * @throws TypeError naming the invalid fields
 */
export function checked<Data extends object>({ name, schema }: Work<Data>, data: unknown): Data {
  const parsed = schema.safeParse(data);
  if (parsed.success) return parsed.data;
  const places = parsed.error.issues.map(({ path, message }) => `${path.join('.') || 'data'}: ${message}`);
  throw new TypeError(`The data of the job do not fit the schema of "${name}" (${places.join('; ')})`);
}
