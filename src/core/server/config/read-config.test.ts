import { readConfig } from './read-config.ts';
import { VARIABLES, variablesTable } from './variables.ts';

const project = {
  FIREBASE_API_KEY: 'key',
  FIREBASE_AUTH_DOMAIN: 'jobs.example.org',
  FIREBASE_PROJECT_ID: 'jobs',
  FIREBASE_APP_ID: '1:2:web:3',
};

test('an empty environment configures a server for this machine alone, with embedded database and identity', () => {
  expect(readConfig({}, '/srv/trellis')).toEqual({
    role: 'all',
    mode: 'development',
    port: 3000,
    host: '127.0.0.1',
    publicUrl: undefined,
    dataDir: '/srv/trellis/.data',
    secretKey: undefined,
    databaseUrl: undefined,
    databasePoolSize: 16,
    databaseStatementTimeoutMs: 30_000,
    shutdownDelayMs: 0,
    demo: false,
    checkReplies: false,
    hstsSubdomains: false,
    rateLimits: { reads: 300, writes: 100, signIns: 10, store: 'memory' },
    auditKeepDays: undefined,
    auditKeepDetailsDays: undefined,
    jobReview: 'off',
    importedExpireDays: 60,
    importQuotaMb: 200,
    dnsServers: undefined,
    matching: 'on',
    mail: undefined,
    logLevel: 'info',
    clientDir: '/srv/trellis/dist/client',
    identity: { kind: 'embedded', projectId: 'demo-trellis' },
    client: {
      apiBase: '/api',
      emulator: true,
      passwordLength: 8,
      phoneVerification: 'optional',
      operator: { name: '', email: '' },
      identity: {
        apiKey: 'embedded',
        authDomain: '',
        projectId: 'demo-trellis',
        storageBucket: '',
        messagingSenderId: '',
        appId: '',
        measurementId: '',
        vapidKey: '',
      },
    },
  });
});

test('set values are used, and empty text counts as not set', () => {
  const env = {
    PORT: '0',
    HOST: '::1',
    DATA_DIR: '/var/data',
    DATABASE_URL: 'postgres://u:p@db/trellis',
    DATABASE_POOL_SIZE: '40',
    DATABASE_STATEMENT_TIMEOUT_MS: '5000',
    LOG_LEVEL: '',
    TRELLIS_DEMO: '1',
    CHECK_REPLIES: '1',
    HSTS_INCLUDE_SUBDOMAINS: '1',
    RATE_LIMIT_READS: '1000',
    RATE_LIMIT_WRITES: '50',
    RATE_LIMIT_SIGN_INS: '5',
    RATE_LIMIT_STORE: 'database',
    AUDIT_KEEP_DAYS: '90',
    AUDIT_KEEP_DETAILS_DAYS: '30',
    PHONE_VERIFICATION: 'required',
    JOB_REVIEW: 'all',
    IMPORTED_EXPIRE_DAYS: '90',
    IMPORT_QUOTA_MB: '50',
    MATCHING: 'off',
  };
  expect(readConfig(env)).toMatchObject({
    port: 0,
    host: '::1',
    dataDir: '/var/data',
    databaseUrl: 'postgres://u:p@db/trellis',
    databasePoolSize: 40,
    databaseStatementTimeoutMs: 5000,
    logLevel: 'info',
    demo: true,
    checkReplies: true,
    hstsSubdomains: true,
    rateLimits: { reads: 1000, writes: 50, signIns: 5, store: 'database' },
    auditKeepDays: 90,
    auditKeepDetailsDays: 30,
    jobReview: 'all',
    importedExpireDays: 90,
    importQuotaMb: 50,
    matching: 'off',
    client: { phoneVerification: 'required' },
  });
});

test.each([
  [{ PORT: 'eighty' }, 'The environment variable PORT must be a whole number from 0 to 65535.'],
  [{ PORT: '65536' }, 'The environment variable PORT must be a whole number from 0 to 65535.'],
  [{ PORT: '-1' }, 'The environment variable PORT must be a whole number from 0 to 65535.'],
  [{ DATABASE_POOL_SIZE: '1' }, 'The environment variable DATABASE_POOL_SIZE must be a whole number from 2 to 1000.'],
  [{ DATABASE_POOL_SIZE: '16.5' }, 'The environment variable DATABASE_POOL_SIZE must be a whole number from 2 to 1000.'],
  [
    { DATABASE_STATEMENT_TIMEOUT_MS: '30s' },
    'The environment variable DATABASE_STATEMENT_TIMEOUT_MS must be a whole number from 100 to 3600000.',
  ],
  [
    { DATABASE_STATEMENT_TIMEOUT_MS: '0' },
    'The environment variable DATABASE_STATEMENT_TIMEOUT_MS must be a whole number from 100 to 3600000.',
  ],
  [{ NODE_ENV: 'staging' }, 'The environment variable NODE_ENV must be development, production or test.'],
  [{ LOG_LEVEL: 'loud' }, 'The environment variable LOG_LEVEL must be fatal, error, warn, info, debug, trace or silent.'],
  [{ TRELLIS_DEMO: 'yes' }, 'The environment variable TRELLIS_DEMO must be 0 or 1.'],
  [{ CHECK_REPLIES: 'yes' }, 'The environment variable CHECK_REPLIES must be 0 or 1.'],
  [{ HSTS_INCLUDE_SUBDOMAINS: 'yes' }, 'The environment variable HSTS_INCLUDE_SUBDOMAINS must be 0 or 1.'],
  [{ AUDIT_KEEP_DAYS: '89' }, 'The environment variable AUDIT_KEEP_DAYS must be a whole number from 90 to 36500.'],
  [{ JOB_REVIEW: 'on' }, 'The environment variable JOB_REVIEW must be off, unverified or all.'],
  [{ IMPORTED_EXPIRE_DAYS: '60d' }, 'The environment variable IMPORTED_EXPIRE_DAYS must be a whole number from 0 to 36500.'],
  [{ IMPORT_QUOTA_MB: '0' }, 'The environment variable IMPORT_QUOTA_MB must be a whole number from 1 to 100000.'],
  [{ MATCHING: 'yes' }, 'The environment variable MATCHING must be on or off.'],
  [{ RATE_LIMITS: '0' }, 'The environment variable RATE_LIMITS must be on or off.'],
  [{ RATE_LIMIT_READS: '0' }, 'The environment variable RATE_LIMIT_READS must be a whole number from 1 to 999999.'],
  [{ HOST: 'http://x' }, 'The environment variable HOST must be a host name or an IP address.'],
  [{ OPERATOR_EMAIL: 'somewhere' }, 'The environment variable OPERATOR_EMAIL must be an email address.'],
  [{ PUBLIC_URL: 'jobs.example.org' }, /PUBLIC_URL must be an origin/],
  [{ PUBLIC_URL: 'https://jobs.example.org/path' }, /PUBLIC_URL must be an origin/],
  [
    { DATABASE_URL: 'mysql://u:secret@db/x' },
    'The environment variable DATABASE_URL must look like postgres://user:password@host:port/name.',
  ],
  [{ DATABASE_MIGRATION_URL: 'postgres://u:secret@db/x' }, 'The environment variable DATABASE_MIGRATION_URL needs DATABASE_URL'],
])('%j stops with one sentence that names the variable', (env, sentence) => {
  expect(() => readConfig(env)).toThrow(sentence);
  expect(() => readConfig(env)).toThrow(expect.not.objectContaining({ message: expect.stringContaining('secret') }));
});

test.each([
  [{}, 'off'],
  [{ NODE_ENV: 'production', TRELLIS_DEMO: '1' }, 'unverified'],
  [{ NODE_ENV: 'production', TRELLIS_DEMO: '1', JOB_REVIEW: 'off' }, 'off'],
  [{ JOB_REVIEW: 'unverified' }, 'unverified'],
])('with %j the review of postings is %s', (env, review) => {
  expect(readConfig(env).jobReview).toBe(review);
});

test('RATE_LIMITS=off turns the limits off, whatever their numbers are', () => {
  expect(readConfig({ RATE_LIMITS: 'off', RATE_LIMIT_READS: '5' }).rateLimits).toBeUndefined();
});

test.each([
  [{ NODE_ENV: 'production' }, /^With NODE_ENV=production the embedded identity is refused/],
  [{ HOST: '0.0.0.0' }, /^The environment variable HOST must be a loopback address while the embedded identity is used/],
  [{ HOST: '192.168.1.7' }, /HOST must be a loopback address/],
  [{ HOST: 'jobs.example.org' }, /HOST must be a loopback address/],
  [{ HOST: '127.evil.example' }, /HOST must be a loopback address/],
])('The embedded identity is refused with %j', (env, sentence) => {
  expect(() => readConfig(env)).toThrow(sentence);
  expect(readConfig({ ...env, TRELLIS_DEMO: '1' }).identity.kind).toBe('embedded');
  expect(readConfig({ ...env, ...project }).identity.kind).toBe('firebase');
});

test.each(['127.0.0.1', '127.8.9.10', '::1', 'localhost'])('The embedded identity may listen on %s', (host) => {
  expect(readConfig({ HOST: host }).host).toBe(host);
});

test('A real Firebase project is used when it is named, and the client gets its public settings', () => {
  const config = readConfig({ ...project, FIREBASE_VAPID_KEY: 'push', GOOGLE_APPLICATION_CREDENTIALS: '/etc/account.json' });
  expect(config.identity).toEqual({ kind: 'firebase', projectId: 'jobs', credentialsFile: '/etc/account.json' });
  expect(config.client).not.toHaveProperty('passwordLength');
  expect(config.client).toMatchObject({ emulator: false, identity: { apiKey: 'key', projectId: 'jobs', vapidKey: 'push' } });
  expect(JSON.stringify(config.client)).not.toContain('account.json');
});

test('A real Firebase project needs all of its required variables', () => {
  const { FIREBASE_APP_ID: _, FIREBASE_API_KEY: __, ...half } = project;
  expect(() => readConfig(half)).toThrow(
    'FIREBASE_AUTH_DOMAIN selects a real Firebase project, but FIREBASE_API_KEY and FIREBASE_APP_ID are not set.',
  );
  expect(() => readConfig({ FIREBASE_VAPID_KEY: 'push' })).toThrow(/^FIREBASE_VAPID_KEY selects a real Firebase project, but/);
});

test('the table for the README has a row for each variable', () => {
  const rows = variablesTable().split('\n').slice(2);
  expect(rows).toHaveLength(VARIABLES.length);
  expect(rows[0]).toBe('| `PORT` | `3000` | Port to listen on; `0` takes a free one. |');
  for (const row of rows) expect(row.split('|')).toHaveLength(5);
});

test('the client gets the operator of the site with either identity provider', () => {
  const operator = { OPERATOR_NAME: 'Waterworks Ltd', OPERATOR_EMAIL: 'jobs@example.org' };
  for (const env of [operator, { ...operator, ...project }]) {
    expect(readConfig(env).client.operator).toEqual({ name: 'Waterworks Ltd', email: 'jobs@example.org' });
  }
});

describe('SECRET_KEY', () => {
  const key = Buffer.from(Array.from({ length: 32 }, (_, at) => 255 - at));

  test('is 32 bytes in base64url, with or without padding', () => {
    expect(readConfig({ SECRET_KEY: key.toString('base64url') }).secretKey).toEqual(key);
    expect(readConfig({ SECRET_KEY: `${key.toString('base64url')}=` }).secretKey).toEqual(key);
  });

  test.each([
    [key.subarray(1).toString('base64url'), 'is too short: it must be 32 bytes in base64url, 43 characters'],
    [Buffer.concat([key, key]).toString('base64url'), 'is too long: it must be 32 bytes in base64url, 43 characters'],
    [key.toString('base64'), 'must be base64url: the letters A to Z and a to z, the digits, - and _'],
    ['correct horse battery staple, correct horse', 'must be base64url: the letters A to Z and a to z, the digits, - and _'],
  ])('is otherwise refused, without repeating the value: %s', (text, fault) => {
    expect(() => readConfig({ SECRET_KEY: text })).toThrow(`The environment variable SECRET_KEY ${fault}.`);
  });
});

test('a role that needs other servers is accepted where servers share the database and the accounts', () => {
  const shared = { ...project, DATABASE_URL: 'postgres://trellis@db.example.org/trellis', HOST: '0.0.0.0' };
  expect(readConfig({ ...shared, ROLE: 'web' }).role).toBe('web');
  expect(readConfig({ ...shared, ROLE: 'worker' }).role).toBe('worker');
  expect(() => readConfig({ ...project, ROLE: 'worker' })).toThrow('The environment variable ROLE is "worker", which needs DATABASE_URL');
  expect(() => readConfig({ DATABASE_URL: shared.DATABASE_URL, ROLE: 'web' })).toThrow('The environment variable ROLE is "web"');
  expect(() => readConfig({ ROLE: 'api' })).toThrow('The environment variable ROLE must be all, web or worker.');
});
