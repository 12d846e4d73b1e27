import path from 'node:path';
import { z } from '#core/contract/schema.ts';
import { StartupError } from '../errors/startup-error.ts';
import { dnsServersOf } from './dns-servers.ts';
import { isLoopback } from './loopback.ts';
import { bucketOf, isScannerAddress, scannerOf } from './read-files.ts';
import { readIdentity } from './read-identity.ts';
import { mailOf, mailSenderOf, mailServerOf } from './read-mail.ts';
import { secretOf, secretTextFault } from './secret-text.ts';
import type { ServerConfig } from './server-config.ts';
import { VARIABLES, type VariableName } from './variables.ts';

/** Environment variables by name; empty text counts as not set. */
export type Environment = Readonly<Record<string, string | undefined>>;

const schema = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test'], 'must be development, production or test'),
  ROLE: z.enum(['all', 'web', 'worker'], 'must be all, web or worker'),
  PORT: wholeNumber(0, 65_535),
  HOST: z.string().regex(/^[\w.:-]+$/, 'must be a host name or an IP address'),
  PUBLIC_URL: z.string().refine(isOrigin, 'must be an origin such as https://jobs.example.org, without a path').optional(),
  DATA_DIR: z.string(),
  SECRET_KEY: secretKey().optional(),
  DATABASE_URL: postgresUrl().optional(),
  DATABASE_MIGRATION_URL: postgresUrl().optional(),
  // One request may hold a connection while another request of the same server waits for it. A pool of one connection could deadlock.
  DATABASE_POOL_SIZE: wholeNumber(2, 1000),
  DATABASE_STATEMENT_TIMEOUT_MS: wholeNumber(100, 3_600_000),
  SHUTDOWN_DELAY_S: wholeNumber(0, 300),
  OPERATOR_NAME: z.string().max(200, 'must have at most 200 characters').optional(),
  OPERATOR_EMAIL: z.email('must be an email address').optional(),
  RATE_LIMITS: z.enum(['on', 'off'], 'must be on or off'),
  RATE_LIMIT_READS: count(),
  RATE_LIMIT_WRITES: count(),
  RATE_LIMIT_SIGN_INS: count(),
  RATE_LIMIT_STORE: z.enum(['memory', 'database'], 'must be memory or database'),
  AUDIT_KEEP_DAYS: wholeNumber(90, 36_500).optional(),
  AUDIT_KEEP_DETAILS_DAYS: wholeNumber(1, 36_500).optional(),
  LOG_LEVEL: z.enum(
    ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
    'must be fatal, error, warn, info, debug, trace or silent',
  ),
  TRELLIS_DEMO: flag(),
  CHECK_REPLIES: flag(),
  HSTS_INCLUDE_SUBDOMAINS: flag(),
  PHONE_VERIFICATION: z.enum(['required', 'optional', 'off'], 'must be required, optional or off'),
  JOB_REVIEW: z.enum(['off', 'unverified', 'all'], 'must be off, unverified or all').optional(),
  IMPORTED_EXPIRE_DAYS: wholeNumber(0, 36_500),
  IMPORT_QUOTA_MB: wholeNumber(1, 100_000),
  FILES_S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'must be the name of a bucket')
    .optional(),
  FILES_S3_REGION: z.string().regex(/^[a-z0-9-]{1,40}$/, 'must be the name of a region'),
  FILES_S3_ENDPOINT: z.string().refine(isOrigin, 'must be an origin such as https://s3.example.org, without a path').optional(),
  FILES_S3_ACCESS_KEY_ID: z.string().max(200, 'must have at most 200 characters').optional(),
  FILES_S3_SECRET_ACCESS_KEY: z.string().max(200, 'must have at most 200 characters').optional(),
  CLAMAV_ADDRESS: z.string().refine(isScannerAddress, 'must be host:port or the absolute path of a socket').optional(),
  DNS_SERVERS: readBy(dnsServersOf, 'must be IP addresses such as 192.0.2.1 or 192.0.2.1:53, separated by commas').optional(),
  MATCHING: z.enum(['on', 'off'], 'must be on or off'),
  SMTP_URL: readBy(mailServerOf, 'must look like smtp://user:password@host:587 or smtps://user:password@host:465').optional(),
  MAIL_FROM: readBy(mailSenderOf, 'must be an address such as Example Jobs <jobs@example.org>').optional(),
  MAIL_RATE: wholeNumber(1, 1000),
});

function secretKey() {
  return z
    .string()
    .superRefine((text, context) => {
      const fault = secretTextFault(text);
      if (fault !== undefined) context.addIssue({ code: 'custom', message: fault });
    })
    .transform(secretOf);
}

function postgresUrl() {
  return z.string().refine(isPostgresUrl, 'must look like postgres://user:password@host:port/name');
}

/** A text that `read` turns into a value, with the sentence for a text that it does not understand. */
function readBy<Value>(read: (text: string) => Value | undefined, sentence: string) {
  return z.string().transform((text, context) => {
    const value = read(text);
    if (value !== undefined) return value;
    context.addIssue({ code: 'custom', message: sentence });
    return z.NEVER;
  });
}

function flag() {
  return z.enum(['0', '1'], 'must be 0 or 1').transform((value) => value === '1');
}

function count() {
  return z
    .string()
    .regex(/^[1-9]\d{0,5}$/, 'must be a whole number from 1 to 999999')
    .transform(Number);
}

/**
 * Reads and validates the server's configuration. Relative folders are resolved against `root`, the folder of the project.
 *
 * @throws StartupError naming the variable, without its value, which may contain a password
 */
export function readConfig(env: Environment, root: string = process.cwd()): ServerConfig {
  const known = withDefaults(env);
  const parsed = schema.safeParse(known);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new StartupError(`The environment variable ${issue?.path.join('.')} ${issue?.message}.`);
  }
  const values = parsed.data;
  const { identity, client } = readIdentity(known);
  const config = {
    role: values.ROLE,
    mode: values.NODE_ENV,
    port: values.PORT,
    host: values.HOST,
    publicUrl: values.PUBLIC_URL === undefined ? undefined : new URL(values.PUBLIC_URL).origin,
    dataDir: path.resolve(root, values.DATA_DIR),
    secretKey: values.SECRET_KEY,
    databaseUrl: values.DATABASE_URL,
    databaseMigrationUrl: values.DATABASE_MIGRATION_URL,
    databasePoolSize: values.DATABASE_POOL_SIZE,
    databaseStatementTimeoutMs: values.DATABASE_STATEMENT_TIMEOUT_MS,
    shutdownDelayMs: values.SHUTDOWN_DELAY_S * 1000,
    demo: values.TRELLIS_DEMO,
    checkReplies: values.CHECK_REPLIES,
    hstsSubdomains: values.HSTS_INCLUDE_SUBDOMAINS,
    rateLimits:
      values.RATE_LIMITS === 'off'
        ? undefined
        : {
            reads: values.RATE_LIMIT_READS,
            writes: values.RATE_LIMIT_WRITES,
            signIns: values.RATE_LIMIT_SIGN_INS,
            store: values.RATE_LIMIT_STORE,
          },
    auditKeepDays: values.AUDIT_KEEP_DAYS,
    auditKeepDetailsDays: values.AUDIT_KEEP_DETAILS_DAYS,
    jobReview: values.JOB_REVIEW ?? (values.NODE_ENV === 'production' ? 'unverified' : 'off'),
    importedExpireDays: values.IMPORTED_EXPIRE_DAYS === 0 ? undefined : values.IMPORTED_EXPIRE_DAYS,
    importQuotaMb: values.IMPORT_QUOTA_MB,
    filesBucket: bucketOf(values),
    virusScanner: values.CLAMAV_ADDRESS === undefined ? undefined : scannerOf(values.CLAMAV_ADDRESS),
    dnsServers: values.DNS_SERVERS,
    matching: values.MATCHING,
    mail: mailOf(values),
    logLevel: values.LOG_LEVEL,
    clientDir: path.resolve(root, 'dist/client'),
    identity,
    client: { ...client, phoneVerification: values.PHONE_VERIFICATION },
  } satisfies ServerConfig;
  refuseUnsharedRole(config);
  refuseLoneMigrationUrl(config);
  refuseExposedIdentity(config);
  return config;
}

function wholeNumber(least: number, most: number): z.ZodType<number> {
  const sentence = `must be a whole number from ${least} to ${most}`;
  return z
    .string()
    .regex(/^\d{1,9}$/, sentence)
    .transform(Number)
    .pipe(z.number().min(least, sentence).max(most, sentence));
}

function withDefaults(env: Environment): Partial<Record<VariableName, string>> {
  const pairs = VARIABLES.map(({ name, default: value }) => [name, env[name]?.trim() || value]);
  return Object.fromEntries(pairs.filter(([, value]) => value !== undefined));
}

// Only one process has the embedded database. The embedded identity keeps its accounts in that process.
function refuseUnsharedRole({ role, databaseUrl, identity }: ServerConfig): void {
  if (role === 'all' || (databaseUrl !== undefined && identity.kind !== 'embedded')) return;
  throw new StartupError(
    `The environment variable ROLE is "${role}", which needs DATABASE_URL and the FIREBASE_* variables of a real project: servers with different roles share the database and the accounts.`,
  );
}

// The owner of the embedded database is the user of the server.
function refuseLoneMigrationUrl({ databaseUrl, databaseMigrationUrl }: ServerConfig): void {
  if (databaseMigrationUrl === undefined || databaseUrl !== undefined) return;
  throw new StartupError(
    'The environment variable DATABASE_MIGRATION_URL needs DATABASE_URL, the same database with the user of the server.',
  );
}

// With the embedded identity, the password reset codes are in an inbox that everyone with access to the server can read.
function refuseExposedIdentity(config: ServerConfig): void {
  if (config.identity.kind !== 'embedded' || config.demo) return;
  const remedy = 'Set the FIREBASE_* variables of a real project, or TRELLIS_DEMO=1 for a demonstration';
  if (config.mode === 'production') {
    throw new StartupError(
      `With NODE_ENV=production the embedded identity is refused, because any visitor could sign in as any user. ${remedy}.`,
    );
  }
  if (!isLoopback(config.host)) {
    throw new StartupError(
      `The environment variable HOST must be a loopback address while the embedded identity is used, because any visitor could sign in as any user. ${remedy}.`,
    );
  }
}

function isOrigin(text: string): boolean {
  const url = URL.parse(text);
  return (
    url !== null && /^https?:$/.test(url.protocol) && url.pathname === '/' && url.search === '' && url.hash === '' && url.username === ''
  );
}

function isPostgresUrl(text: string): boolean {
  const url = URL.parse(text);
  return url !== null && /^postgres(ql)?:$/.test(url.protocol);
}
