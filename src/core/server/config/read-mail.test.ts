import { readConfig } from './read-config.ts';

const FROM = { MAIL_FROM: 'Example Jobs <jobs@example.org>' };

test('without a mail server, no mail is sent', () => {
  expect(readConfig({}).mail).toBeUndefined();
  expect(readConfig(FROM).mail).toBeUndefined();
});

test('a mail server is read with its sender and its rate', () => {
  expect(readConfig({ ...FROM, SMTP_URL: 'smtps://jobs%40example.org:p%40ss%3Aword@mail.example.org', MAIL_RATE: '3' }).mail).toEqual({
    server: { host: 'mail.example.org', port: 465, encryption: 'tls', account: { user: 'jobs@example.org', password: 'p@ss:word' } },
    from: { name: 'Example Jobs', address: 'jobs@example.org' },
    rate: 3,
  });
});

test.each([
  ['smtp://mail.example.org', { host: 'mail.example.org', port: 587, encryption: 'starttls', account: undefined }],
  ['smtp://MAIL.example.org:2525/', { host: 'mail.example.org', port: 2525, encryption: 'starttls', account: undefined }],
  ['smtp://localhost:25', { host: 'localhost', port: 25, encryption: 'none', account: undefined }],
  ['smtp://127.0.0.1:25', { host: '127.0.0.1', port: 25, encryption: 'none', account: undefined }],
  ['smtp://[::1]:25', { host: '::1', port: 25, encryption: 'none', account: undefined }],
  ['smtp://[2001:db8::1]', { host: '2001:db8::1', port: 587, encryption: 'starttls', account: undefined }],
  ['smtps://localhost', { host: 'localhost', port: 465, encryption: 'tls', account: undefined }],
])('%s demands encryption unless the host is this machine', (url, server) => {
  expect(readConfig({ ...FROM, SMTP_URL: url }).mail?.server).toEqual(server);
});

test.each([
  ['jobs@example.org', { name: '', address: 'jobs@example.org' }],
  ['<jobs@example.org>', { name: '', address: 'jobs@example.org' }],
  ['"Jobs, Inc." <jobs@Example.org>', { name: 'Jobs, Inc.', address: 'jobs@example.org' }],
  ['وظائف <jobs@example.org>', { name: 'وظائف', address: 'jobs@example.org' }],
])('the sender may be %s', (from, sender) => {
  expect(readConfig({ SMTP_URL: 'smtp://localhost', MAIL_FROM: from }).mail?.from).toEqual(sender);
});

const SHAPE = 'SMTP_URL must look like smtp://user:password@host:587';

test.each([
  'mail.example.org:587',
  'http://mail.example.org',
  'smtp://',
  'smtp://user@mail.example.org',
  'smtp://user:%zz@mail.example.org',
  'smtp://user:%00@mail.example.org',
  'smtp://mail.example.org/?requireTLS=false',
  'smtp://mail_.example.org%20',
])('the mail server %s stops the start', (url) => {
  expect(() => readConfig({ ...FROM, SMTP_URL: url })).toThrow(SHAPE);
});

test.each(['Example Jobs', 'a@example.org, b@example.org', `${'x'.repeat(101)} <a@example.org>`, 'A\nB <a@example.org>'])(
  'the sender %j stops the start',
  (from) => {
    expect(() => readConfig({ MAIL_FROM: from })).toThrow('MAIL_FROM must be an address');
  },
);

test('a mail server without a sender and a rate of none stop the start', () => {
  expect(() => readConfig({ SMTP_URL: 'smtp://localhost' })).toThrow('MAIL_FROM is missing: SMTP_URL needs it');
  expect(() => readConfig({ MAIL_RATE: '0' })).toThrow('MAIL_RATE must be a whole number from 1 to 1000');
});

test('the password of a mail server that is refused is not told', () => {
  expect(() => readConfig({ ...FROM, SMTP_URL: 'smtp://user:secret@mail.example.org/path' })).toThrow(/^(?!.*secret)/);
});
