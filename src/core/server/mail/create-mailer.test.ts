import { startSmtpStub } from '#core/testing/smtp-stub.ts';
import { testDatabase } from '#core/testing/test-database.ts';
import { type Environment, readConfig } from '../config/read-config.ts';
import { createLogger } from '../observability/logger.ts';
import { createMailer } from './create-mailer.ts';
import { DevInbox } from './dev-inbox.ts';
import type { OutgoingMail } from './mailer.ts';

const database = testDatabase();
const now = () => new Date('2026-03-01T09:00:00Z');

const PROJECT = { FIREBASE_API_KEY: 'key', FIREBASE_AUTH_DOMAIN: 'a.example', FIREBASE_PROJECT_ID: 'jobs', FIREBASE_APP_ID: '1' };
const MAIL: OutgoingMail = {
  id: '01980000-0000-7000-8000-000000000001',
  to: 'ann@example.com',
  content: { language: 'en', subject: 'A mail', parts: [], footer: [] },
};

function mailerOf(env: Environment) {
  const [outcomes, lines]: [string[], string[]] = [[], []];
  const to = { write: (line: string) => void lines.push(line) };
  const config = readConfig({ NODE_ENV: 'test', ...env });
  const mailer = createMailer({ config, db: database.db, now, log: createLogger('info', to), ended: (outcome) => outcomes.push(outcome) });
  return { mailer, outcomes, lines };
}

test('with a mail server, mails are sent to it, and the outcome of each attempt is counted', async () => {
  const server = await startSmtpStub();
  const url = `smtp://127.0.0.1:${server.port}`;
  const { mailer, outcomes } = mailerOf({
    ...PROJECT,
    SMTP_URL: url,
    MAIL_FROM: 'jobs@example.org',
    PUBLIC_URL: 'https://www.jobs.example',
  });
  expect(mailer.delivers).toBe('smtp');
  await mailer.send(MAIL);
  await expect(mailer.send({ ...MAIL, to: 'ann@demo.test' })).rejects.toThrow('reserved-domain');
  await server.close();
  await expect(mailer.send(MAIL)).rejects.toThrow('not sent');
  await mailer.close();
  expect(outcomes).toEqual(['sent', 'failed', 'retried']);
  expect(server.mails.map(({ raw }) => /^Message-ID: .*$/m.exec(raw)?.[0].trim())).toEqual([`Message-ID: <${MAIL.id}@www.jobs.example>`]);
});

test('with the embedded identity and without a mail server, mails go to the development inbox', async () => {
  const { mailer, lines } = mailerOf({});
  expect(mailer.delivers).toBe('inbox');
  await mailer.send({ ...MAIL, to: 'candidate@demo.test' });
  expect(await new DevInbox(database.db, now).list()).toMatchObject([{ to: 'candidate@demo.test', subject: 'A mail' }]);
  expect(lines).toEqual([]);
});

test('without both, nothing is sent, and the log says so once', async () => {
  const { mailer, outcomes, lines } = mailerOf(PROJECT);
  expect(mailer.delivers).toBe('nothing');
  await expect(mailer.send(MAIL)).rejects.toThrow('SMTP_URL is not set');
  expect(outcomes).toEqual(['retried']);
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain('This server sends no mail');
});
