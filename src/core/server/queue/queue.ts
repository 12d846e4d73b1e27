import type { JobStore } from './job-store.ts';
import type { JobAdder, Work } from './work.ts';

/** The interface of the queue for plugins. */
export function createQueue(store: JobStore): JobAdder {
  return Object.freeze<JobAdder>({
    add: (transaction, work, data, options) => store.add(transaction, { ...options, name: work.name, data: checked(work, data) }),
    addAll: async (transaction, work, jobs) => {
      await store.addAll(
        transaction,
        jobs.map((job) => ({ ...job, name: work.name, data: checked(work, job.data) })),
      );
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
