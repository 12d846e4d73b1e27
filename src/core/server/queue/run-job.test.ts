import { z } from '#core/contract/schema.ts';
import { createLogger } from '../observability/logger.ts';
import { ATTEMPTS } from './attempts.ts';
import { runJob } from './run-job.ts';
import { defineWork } from './work.ts';

const failing = defineWork<object>({
  name: 'note.fail',
  schema: z.object({}),
  run: async () => {
    throw new Error('It never works.');
  },
});

test.each([
  ['an attempt before the last one as a warning, with the pause', ATTEMPTS - 1, 'A job failed. It is tried again', 21_600],
  ['the last attempt as the end of the job', ATTEMPTS, 'A job failed for the last time. It is kept for 14 days', undefined],
])('the log states %s', async (_title, attempt, msg, retryAfter) => {
  const logged: { msg: string; attempt: number; retryAfter?: number }[] = [];
  const log = createLogger('warn', { write: (line) => void logged.push(JSON.parse(line)) });
  const job = { id: 'x', name: failing.name, data: {}, retryCount: attempt - 1 };
  const result = await runJob({ plugin: 'note', work: failing }, job, new AbortController().signal, log);
  expect(result).toMatchObject({ retryAfter });
  expect(logged).toEqual([expect.objectContaining({ msg, attempt, ...(retryAfter === undefined ? {} : { retryAfter }) })]);
});
