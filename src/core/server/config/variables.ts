/** One environment variable that the server reads. */
export interface Variable {
  readonly name: string;
  /** Its meaning, in one sentence of Markdown without a pipe character. */
  readonly meaning: string;
  /** The default value; `undefined` when {@link meaning} describes what the absence means. */
  readonly default: string | undefined;
}

/** Every variable that the server reads. The README's configuration table is generated from this list. */
export const VARIABLES = Object.freeze([
  { name: 'PORT', meaning: 'Port to listen on; `0` takes a free one.', default: '3000' },
  {
    name: 'HOST',
    meaning: 'Address to listen on. With the embedded identity only a loopback address, unless `TRELLIS_DEMO=1`.',
    default: '127.0.0.1',
  },
  {
    name: 'PUBLIC_URL',
    meaning:
      'Origin at which browsers reach the server when a proxy stands before it, for example `https://jobs.example.org`; with `https` browsers are told to stay on it.',
    default: undefined,
  },
  {
    name: 'ROLE',
    meaning:
      'What this server does: `all`; `web` answers calls and adds jobs; `worker` runs jobs and answers `/healthz`, `/readyz` and `/metrics` only. `web` and `worker` need `DATABASE_URL` and a real Firebase project.',
    default: 'all',
  },
  { name: 'DATA_DIR', meaning: 'Folder for everything that is kept on disk.', default: '.data' },
  {
    name: 'SECRET_KEY',
    meaning:
      '32 random bytes in base64url, the source of all keys; without it `secret.key` in `DATA_DIR`, made by the first start. The same on all servers of one `DATABASE_URL`.',
    default: undefined,
  },
  {
    name: 'DATABASE_URL',
    meaning: 'PostgreSQL 15 or newer to use, `postgres://user:password@host:port/name`; without it the embedded PostgreSQL is used.',
    default: undefined,
  },
  {
    name: 'DATABASE_MIGRATION_URL',
    meaning:
      'The database of `DATABASE_URL` with a user who may change tables. Migrations run as that user, so that the user of the server only reads and changes rows.',
    default: undefined,
  },
  {
    name: 'DATABASE_POOL_SIZE',
    meaning: 'How many connections to PostgreSQL one server opens at most, 2 to 1000.',
    default: '16',
  },
  {
    name: 'DATABASE_STATEMENT_TIMEOUT_MS',
    meaning:
      'After how many milliseconds PostgreSQL cancels a statement of a request, 100 to 3600000; the request is then answered with 503. Migrations and commands are not limited.',
    default: '30000',
  },
  {
    name: 'SHUTDOWN_DELAY_S',
    meaning:
      'How many seconds a server that is asked to stop still accepts requests, 0 to 300, while `/readyz` already answers 503. Behind a proxy, more than the proxy needs to notice it, for example 5.',
    default: '0',
  },
  {
    name: 'OPERATOR_NAME',
    meaning: 'Operator of this site: the person or the company that the privacy policy and the terms name.',
    default: undefined,
  },
  {
    name: 'OPERATOR_EMAIL',
    meaning: 'Email address of the operator, shown in the same texts and to suspended users.',
    default: undefined,
  },
  {
    name: 'NODE_ENV',
    meaning: '`development`, `production` or `test`. `test` hashes passwords of the embedded identity cheaply, for tests only.',
    default: 'development',
  },
  {
    name: 'CHECK_REPLIES',
    meaning: '`1` compares every reply of the API with its contract before it is sent; `npm run dev` sets it. It costs time.',
    default: '0',
  },
  {
    name: 'HSTS_INCLUDE_SUBDOMAINS',
    meaning: '`1` tells browsers to use https for every subdomain of `PUBLIC_URL` too. All of them must answer by https.',
    default: '0',
  },
  {
    name: 'RATE_LIMITS',
    meaning:
      '`on` or `off`: whether one sender may make only so many requests. `off` is for load tests; the limits on codes and passwords stay.',
    default: 'on',
  },
  {
    name: 'RATE_LIMIT_READS',
    meaning: 'Reading calls of the API that one account, or one network without an account, may make in a minute.',
    default: '300',
  },
  { name: 'RATE_LIMIT_WRITES', meaning: 'Writing calls that they may make in a minute.', default: '100' },
  {
    name: 'RATE_LIMIT_SIGN_INS',
    meaning: 'Sign-ins, codes and links of the embedded identity that one network may ask for in a minute.',
    default: '10',
  },
  {
    name: 'RATE_LIMIT_STORE',
    meaning: 'Where requests are counted: `memory`, or `database` where several servers share one `DATABASE_URL`.',
    default: 'memory',
  },
  {
    name: 'AUDIT_KEEP_DAYS',
    meaning: 'After how many days events of the audit record are removed, 90 to 36500; without it they are kept.',
    default: undefined,
  },
  {
    name: 'AUDIT_KEEP_DETAILS_DAYS',
    meaning:
      'After how many days the details of those events are removed (IP address, browser, changes), 1 to 36500; without it as long as the events.',
    default: undefined,
  },
  { name: 'LOG_LEVEL', meaning: '`fatal`, `error`, `warn`, `info`, `debug`, `trace` or `silent`.', default: 'info' },
  {
    name: 'TRELLIS_DEMO',
    meaning: '`1` allows what is only fit for a demonstration: the embedded identity in production or on a public address.',
    default: '0',
  },
  {
    name: 'PHONE_VERIFICATION',
    meaning:
      'Whether new people confirm a telephone number before they choose a role: `optional` offers it, `required` demands it, `off` leaves it out. A real project sends the codes as text messages, which cost money.',
    default: 'optional',
  },
  {
    name: 'JOB_REVIEW',
    meaning:
      'Which job postings administrators review before they are published: `off` for none, `unverified` for those of companies that are not verified, `all` for those of all employers; without it `unverified` with `NODE_ENV=production`, else `off`. Imports are not reviewed.',
    default: undefined,
  },
  {
    name: 'DNS_SERVERS',
    meaning:
      'IP addresses of DNS servers, with or without a port, separated by commas, which are asked for the records that verify companies; without it those of the machine.',
    default: undefined,
  },
  {
    name: 'IMPORTED_EXPIRE_DAYS',
    meaning:
      'After how many days imported job postings expire, from their import or from a later posting date, 1 to 36500; `0` keeps them. It does not concern postings that members wrote, imported as drafts, renewed or opened again.',
    default: '60',
  },
  {
    name: 'IMPORT_QUOTA_MB',
    meaning:
      "Megabytes that the rows of one account's imports may take until they are applied, deleted or a day old, 1 to 100000. All accounts have ten times as much.",
    default: '200',
  },
  {
    name: 'FILES_S3_BUCKET',
    meaning: 'A private bucket of an S3-compatible storage for uploaded files, instead of the folder `files` of `DATA_DIR`.',
    default: undefined,
  },
  { name: 'FILES_S3_REGION', meaning: 'Its region.', default: 'us-east-1' },
  {
    name: 'FILES_S3_ENDPOINT',
    meaning: 'The origin of the storage, such as `https://s3.example.org`; not needed for AWS.',
    default: undefined,
  },
  { name: 'FILES_S3_ACCESS_KEY_ID', meaning: 'The access key of the bucket; needed with a bucket.', default: undefined },
  { name: 'FILES_S3_SECRET_ACCESS_KEY', meaning: 'The secret of the access key; needed with a bucket.', default: undefined },
  {
    name: 'CLAMAV_ADDRESS',
    meaning:
      'Where the virus scanner ClamAV listens: `host:port`, or the absolute path of its socket. Without it uploaded files are not scanned.',
    default: undefined,
  },
  {
    name: 'MATCHING',
    meaning: '`on` or `off`: whether candidates see how well postings match their profile.',
    default: 'on',
  },
  {
    name: 'SMTP_URL',
    meaning:
      'The mail server, `smtp://user:password@host:587` (STARTTLS is demanded unless the host is this machine) or `smtps://user:password@host:465`; user and password percent-encoded. Without it no mail is sent.',
    default: undefined,
  },
  {
    name: 'MAIL_FROM',
    meaning: 'The sender of all mails, `Example Jobs <jobs@example.org>`; needed with `SMTP_URL`.',
    default: undefined,
  },
  { name: 'MAIL_RATE', meaning: 'Mails that one server sends in a second at most, 1 to 1000.', default: '10' },
  { name: 'FIREBASE_API_KEY', meaning: 'A real Firebase project instead of the embedded identity: its web API key.', default: undefined },
  { name: 'FIREBASE_AUTH_DOMAIN', meaning: 'Its auth domain; needed with a real project.', default: undefined },
  { name: 'FIREBASE_PROJECT_ID', meaning: 'Its project id; needed with a real project.', default: undefined },
  { name: 'FIREBASE_APP_ID', meaning: 'Its app id; needed with a real project.', default: undefined },
  { name: 'FIREBASE_STORAGE_BUCKET', meaning: 'Its storage bucket.', default: undefined },
  { name: 'FIREBASE_MESSAGING_SENDER_ID', meaning: 'Its messaging sender id.', default: undefined },
  { name: 'FIREBASE_MEASUREMENT_ID', meaning: 'Its measurement id.', default: undefined },
  { name: 'FIREBASE_VAPID_KEY', meaning: 'Its public key for web push.', default: undefined },
  {
    name: 'GOOGLE_APPLICATION_CREDENTIALS',
    meaning: 'Path of the service account file of a real project; not needed where the platform provides one.',
    default: undefined,
  },
] as const satisfies readonly Variable[]);

export type VariableName = (typeof VARIABLES)[number]['name'];

/** The table of all variables in Markdown for the README. */
export function variablesTable(): string {
  const rows = VARIABLES.map(
    ({ name, meaning, default: value }) => `| \`${name}\` | ${value === undefined ? '' : `\`${value}\``} | ${meaning} |`,
  );
  return ['| Variable | Default | Meaning |', '| --- | --- | --- |', ...rows].join('\n');
}
