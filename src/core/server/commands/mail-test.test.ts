import { type SmtpStub, type SmtpStubAnswers, startSmtpStub } from '#core/testing/smtp-stub.ts';
import { testFolder } from '#core/testing/test-folder.ts';
import { runCommandLine } from '../app/command-line.ts';

const folder = testFolder();
let server: SmtpStub | undefined;
afterEach(() => server?.close());

async function run(args: readonly string[], answers: SmtpStubAnswers | 'no server' = {}, account = '') {
  server = answers === 'no server' ? undefined : await startSmtpStub(answers);
  const mail = server === undefined ? {} : { SMTP_URL: `smtp://${account}127.0.0.1:${server.port}`, MAIL_FROM: 'Jobs <jobs@example.org>' };
  const [said, faults]: [string[], string[]] = [[], []];
  const exitCode = await runCommandLine(['mail-test', ...args], [], {
    env: { NODE_ENV: 'test', DATA_DIR: `${folder}/none`, PUBLIC_URL: 'https://www.jobs.example', ...mail },
    root: folder,
    cwd: folder,
    out: { write: (text) => said.push(text) },
    err: { write: (text) => faults.push(text) },
    signal: new AbortController().signal,
  });
  return { exitCode, said: said.join(''), faults: faults.join('') };
}

test('an accepted mail ends with 0, and the conversation is printed without the password and the mail', async () => {
  const signIn = Buffer.from('\0jobs\0p@ss').toString('base64');
  const { exitCode, said, faults } = await run(
    ['ann@example.com'],
    {
      options: { disabledCommands: ['STARTTLS'], allowInsecureAuth: true, onAuth: (_auth, _session, done) => done(null, { user: 1 }) },
    },
    'jobs:p%40ss@',
  );
  expect([exitCode, faults]).toEqual([0, '']);
  expect(said).toMatch(/^< 220 /);
  expect(said).toContain('> RCPT TO:<ann@example.com>\n');
  expect(said).toContain('< 250 OK: message queued\n');
  expect(said).toMatch(/\nThe mail server has accepted the mail to ann@example\.com\.\n$/);
  for (const secret of ['p@ss', signIn, 'Subject:']) expect(said).not.toContain(secret);
  const [mail] = server?.mails ?? [];
  expect(mail?.to).toEqual(['ann@example.com']);
  expect(mail?.raw).toContain('List-Unsubscribe: <https://www.jobs.example/>\r\nList-Unsubscribe-Post: List-Unsubscribe=One-Click\r\n');
});

test('a mail that is refused ends with 1 and the answer', async () => {
  const { exitCode, said, faults } = await run(['ann@example.com'], { refuses: { recipient: 550 } });
  expect(exitCode).toBe(1);
  expect(said).toContain('< 550 ');
  expect(faults).toBe('The mail was refused (recipient): 550 No recipient <a…@example.com>\n');
});

test.each([
  [['ann@example.com'], 'SMTP_URL is not set'],
  [[], 'Give the address'],
  [['ann'], 'Give the address'],
  [['ann@example.com', 'bo@example.com'], 'Give the address'],
  [['candidate@demo.test'], 'No mail server has the domain of candidate@demo.test'],
])('the arguments %j end with 2 before anything is sent', async (args, sentence) => {
  const { exitCode, faults } = await run(args, 'no server');
  expect([exitCode, faults]).toEqual([2, expect.stringContaining(sentence)]);
});
