import { PassThrough } from 'node:stream';
import { createLogger } from './logger.ts';

function logged(write: (log: ReturnType<typeof createLogger>) => void): string {
  const stream = new PassThrough();
  write(createLogger('info', stream));
  return String(stream.read());
}

test.each(['authorization', 'cookie', 'token', 'password', 'email', 'idToken', 'refreshToken'])(
  'no %s is logged, at any place of the logged object',
  (field) => {
    const value = 'tell-nobody';
    const line = logged((log) => log.info({ [field]: value, user: { [field]: value }, request: { headers: { [field]: value } } }, 'seen'));
    expect(line).not.toContain(value);
    expect(line.match(/\[removed\]/g)).toHaveLength(3);
  },
);

test('secrets are removed from lists and nested errors too; other fields stay', () => {
  const failure = Object.assign(new Error('refused'), { email: 'ann@example.test', code: 7 });
  const line = JSON.parse(logged((log) => log.info({ users: [{ email: 'ann@example.test', id: 1 }], at: new Date(0), failure }, 'seen')));
  expect(line).toMatchObject({
    users: [{ email: '[removed]', id: 1 }],
    at: '1970-01-01T00:00:00.000Z',
    failure: { email: '[removed]', code: 7 },
  });
});

test('the log keeps name, message, code and location of an error, and nothing that quotes a row', () => {
  const error = Object.assign(new Error('duplicate key'), { code: '23505', detail: 'Key (email)=(ann@example.test) already exists.' });
  const line = JSON.parse(logged((log) => log.error({ err: new Error('not saved', { cause: error }) }, 'failed')));
  expect(line.err).toEqual({
    name: 'Error',
    message: 'not saved',
    stack: expect.stringContaining('logger.test'),
    cause: { name: 'Error', message: 'duplicate key', code: '23505', stack: expect.any(String) },
  });
});
