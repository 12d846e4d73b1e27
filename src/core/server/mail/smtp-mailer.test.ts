import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type SmtpStub, type SmtpStubAnswers, startSmtpStub } from '#core/testing/smtp-stub.ts';
import type { MailServer } from '../config/server-config.ts';
import { MailRefused, type OutgoingMail } from './mailer.ts';
import { MailNotSent } from './smtp-answers.ts';
import { createSmtpMailer, type SmtpMailer } from './smtp-mailer.ts';
import type { SmtpOptions } from './smtp-transport.ts';

const fixture = (name: string): string => readFileSync(path.resolve('tests/fixtures/tls', name), 'utf8');
const CERTIFIED = { cert: fixture('localhost.pem'), key: fixture('localhost.key.pem') };
const LONG = 60_000;
const TIMES = { connect: LONG, silence: LONG, whole: LONG };
const ORIGIN = { from: { name: 'Example Jobs', address: 'jobs@example.org' }, host: 'jobs.example.org' };

const MAIL: OutgoingMail = {
  id: '01980000-0000-7000-8000-000000000001',
  to: 'ann@example.com',
  content: { language: 'en', subject: 'A new applicant', parts: [{ kind: 'paragraph', text: 'Ann applied.' }], footer: [] },
};

const ends: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

async function stub(answers?: SmtpStubAnswers): Promise<SmtpStub> {
  const started = await startSmtpStub(answers);
  ends.push(started.close);
  return started;
}

function mailerAt(server: Partial<MailServer> & { readonly port: number }, options: Partial<SmtpOptions> = {}): SmtpMailer {
  const mailer = createSmtpMailer(ORIGIN, {
    server: { host: 'localhost', encryption: 'none', account: undefined, ...server },
    rate: 1000,
    times: TIMES,
    ...options,
  });
  ends.push(mailer.close);
  return mailer;
}

const failure = (mailer: SmtpMailer, mail = MAIL) =>
  mailer.send(mail).then(
    () => undefined,
    (error: unknown) => error,
  );

test('an accepted mail has one recipient, and its answer is told', async () => {
  const server = await stub();
  expect(await mailerAt(server).deliver(MAIL)).toMatch(/^250 /);
  expect(server.mails).toMatchObject([{ from: 'jobs@example.org', to: ['ann@example.com'] }]);
});

test('a mail that is sent again has the same Message-ID', async () => {
  const server = await stub();
  const mailer = mailerAt(server);
  await mailer.send(MAIL);
  await mailer.send(MAIL);
  const ids = server.mails.map(({ raw }) => /^Message-ID: .*$/m.exec(raw)?.[0].trim());
  expect(ids).toEqual([`Message-ID: <${MAIL.id}@jobs.example.org>`, `Message-ID: <${MAIL.id}@jobs.example.org>`]);
});

test.each([
  ['recipient', 550, 'recipient', '550 No recipient <a…@example.com>'],
  ['recipient', 553, 'recipient', '553 No recipient <a…@example.com>'],
  ['message', 554, 'content', '554 No message'],
] as const)(
  'a %s that is refused with %i is not tried again, and the answer is told without the address',
  async (step, status, reason, answer) => {
    const server = await stub({ refuses: { [step]: status } });
    const error = await failure(mailerAt(server));
    expect(error).toBeInstanceOf(MailRefused);
    expect(error).toMatchObject({ reason, answer });
  },
);

test.each([
  ['connection', 421],
  ['sender', 451],
  ['sender', 550],
  ['recipient', 421],
  ['recipient', 451],
  ['recipient', 503],
  ['recipient', 530],
  ['message', 421],
  ['message', 451],
] as const)('a mail whose %s is refused with %i may be sent later', async (step, status) => {
  const server = await stub({ refuses: { [step]: status } });
  const error = await failure(mailerAt(server));
  expect(error).toBeInstanceOf(MailNotSent);
  expect(String(error)).toContain(`${status}`);
  expect(String(error)).not.toContain('ann@');
});

test('a refused sign-in does not depend on the mail and does not tell the password', async () => {
  const server = await stub({
    options: { disabledCommands: ['STARTTLS'], allowInsecureAuth: true, onAuth: (_auth, _session, done) => done(new Error('Wrong')) },
  });
  const error = await failure(mailerAt({ ...server, account: { user: 'jobs', password: 'p@ss:word' } }));
  expect(error).toBeInstanceOf(MailNotSent);
  expect(error).toMatchObject({ code: 'EAUTH' });
  expect(String(error)).not.toContain('p@ss:word');
});

test('user and password sign in', async () => {
  const seen: unknown[] = [];
  const server = await stub({
    options: {
      disabledCommands: ['STARTTLS'],
      allowInsecureAuth: true,
      onAuth: ({ username, password }, _session, done) => {
        seen.push([username, password]);
        done(null, { user: username });
      },
    },
  });
  await mailerAt({ ...server, account: { user: 'jobs', password: 'p@ss:word' } }).send(MAIL);
  expect(seen).toEqual([['jobs', 'p@ss:word']]);
});

test.each([['connection'], ['message']] as const)('a server that does not answer to the %s is given up', async (step) => {
  const server = await stub({ hangsAt: step });
  const error = await failure(mailerAt(server, { times: { ...TIMES, connect: 300, silence: 300 } }));
  expect(error).toMatchObject({ name: 'MailNotSent', code: 'ETIMEDOUT' });
  // Whether the message was accepted is not known. Only the queue sends it again.
  expect(server.attempts()).toBeLessThanOrEqual(1);
});

test('a mail that takes longer than a mail may take is given up, however busy the server looks', async () => {
  const server = await stub({ hangsAt: 'message' });
  const error = await failure(mailerAt(server, { times: { ...TIMES, whole: 300 } }));
  expect(error).toMatchObject({ name: 'MailNotSent', code: 'EABORT' });
});

test('without a mail server, the mail may be sent later', async () => {
  const server = await stub();
  await server.close();
  expect(await failure(mailerAt(server))).toMatchObject({ name: 'MailNotSent', code: 'ESOCKET' });
});

describe('encryption', () => {
  const encrypting = { disabledCommands: ['AUTH'], ...CERTIFIED };
  const trusted = fixture('authority.pem');

  test.each([
    ['STARTTLS', 'starttls', {}],
    ['TLS', 'tls', { secure: true }],
  ] as const)('a mail is sent by %s', async (_name, encryption, options) => {
    const server = await stub({ options: { ...encrypting, ...options } });
    await mailerAt({ ...server, encryption }, { trusted }).send(MAIL);
    expect(server.mails).toHaveLength(1);
  });

  test('without STARTTLS, nothing is sent', async () => {
    const server = await stub();
    expect(await failure(mailerAt({ ...server, encryption: 'starttls' }, { trusted }))).toMatchObject({
      name: 'MailNotSent',
      code: 'ETLS',
    });
    expect(server.attempts()).toBe(0);
  });

  test.each([
    ['of an unknown authority', 'localhost', {}],
    ['for another name', '127.0.0.1', { trusted }],
  ] as const)('to a server with a certificate %s, nothing is sent', async (_name, host, options) => {
    const server = await stub({ options: encrypting });
    const error = await failure(mailerAt({ ...server, host, encryption: 'starttls' }, options));
    expect(error).toBeInstanceOf(MailNotSent);
    expect(String(error)).toMatch(/certificate|altnames/i);
    expect(server.attempts()).toBe(0);
  });
});

test.each(['ann@demo.test', 'ann@a.example', 'ann@x.invalid', 'ann@mail.localhost'])(
  'nothing is sent to %s, whose domain is reserved',
  async (to) => {
    const server = await stub();
    expect(await failure(mailerAt(server), { ...MAIL, to })).toMatchObject({ name: 'MailRefused', reason: 'reserved-domain' });
    expect(server.attempts()).toBe(0);
  },
);

test.each([
  '',
  'ann',
  'ann@example.com, bo@example.com',
  'ann@example.com\r\nBcc: bo@example.com',
  '<ann@example.com>',
  ' ann@example.com',
])('nothing is sent to %j, which is not an address', async (to) => {
  const server = await stub();
  expect(await failure(mailerAt(server), { ...MAIL, to })).toMatchObject({ name: 'MailRefused', reason: 'address' });
  expect(server.attempts()).toBe(0);
});

test('twenty mails at once arrive, each once', async () => {
  const server = await stub();
  const mailer = mailerAt(server);
  const ids = Array.from({ length: 20 }, (_, at) => `01980000-0000-7000-8000-0000000000${at + 10}`);
  await Promise.all(ids.map((id) => mailer.send({ ...MAIL, id })));
  const sent = server.mails.map(({ raw }) => /^Message-ID: <(.*)@/m.exec(raw)?.[1]);
  expect(sent.toSorted()).toEqual(ids);
});

test('a mail that is being sent when the mailer closes fails, and may be sent later', async () => {
  const server = await stub({ hangsAt: 'message' });
  const mailer = mailerAt(server);
  const sending = failure(mailer);
  while (server.attempts() === 0) await new Promise((resolve) => setImmediate(resolve));
  await mailer.close();
  expect(await sending).toBeInstanceOf(MailNotSent);
  expect(await failure(mailer)).toBeInstanceOf(MailNotSent);
});
