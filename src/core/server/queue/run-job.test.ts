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

const WARNING = 40;
const ERROR = 50;

test.each([
  ['an attempt before the last one as a warning, with the pause', ATTEMPTS - 1, WARNING, 'A job failed. It is tried again', 21_600],
  ['the last attempt as an error', ATTEMPTS, ERROR, 'A job failed for the last time. It is kept for 14 days', undefined],
])('the log has %s', async (_title, attempt, level, msg, pause) => {
  const logged: Record<string, unknown>[] = [];
  const log = createLogger('warn', { write: (line) => void logged.push(JSON.parse(line)) });
  const job = { id: 'x', name: failing.name, data: {}, attempt };
  const result = await runJob({ plugin: 'note', work: failing }, job, new AbortController().signal, log);
  expect(result).toMatchObject({ retryAfter: pause });
  expect(logged.map((line) => [line.attempt, line.level, line.msg, line.retryAfter])).toEqual([[attempt, level, msg, pause]]);
});

test('a job whose server died in the last attempt fails without another attempt', async () => {
  const run = jest.fn();
  const job = { id: 'x', name: failing.name, data: {}, attempt: ATTEMPTS + 1 };
  const result = await runJob({ plugin: 'note', work: { ...failing, run } }, job, new AbortController().signal, createLogger('silent'));
  expect(result).toEqual({ error: new Error('The server died during the last attempt.'), retryAfter: undefined });
  expect(run).not.toHaveBeenCalled();
});
