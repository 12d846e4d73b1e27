import type { ClientConfig } from '#core/contract/client-config.ts';

/** The validated configuration of the server, read from the environment once. The comment of each field names its variable. */
export interface ServerConfig {
  /**
   * `ROLE`, default `all`. `web` answers calls and adds jobs; `worker` runs jobs and answers only operators. Both need a database
   * and an identity provider that servers share.
   */
  readonly role: 'all' | 'web' | 'worker';
  /** `NODE_ENV`. */
  readonly mode: 'development' | 'production' | 'test';
  /** `PORT`, 0 to 65535, default 3000; 0 selects a free port. */
  readonly port: number;
  /** `HOST`, default `127.0.0.1`. With the embedded identity, hosts other than loopback are refused unless `TRELLIS_DEMO=1`. */
  readonly host: string;
  /** `PUBLIC_URL`: the origin at which browsers reach the server through a proxy; absent when browsers use host and port directly. */
  readonly publicUrl: string | undefined;
  /** `DATA_DIR`, default `.data` under the project; an absolute path. */
  readonly dataDir: string;
  /** `SECRET_KEY`, 32 bytes; absent means the file `secret.key` of the data folder. */
  readonly secretKey: Buffer | undefined;
  /** `DATABASE_URL`; absent means the embedded PostgreSQL. */
  readonly databaseUrl: string | undefined;
  /** `DATABASE_MIGRATION_URL`: the same database, as the user who changes its tables; absent when the user of `databaseUrl` does. */
  readonly databaseMigrationUrl: string | undefined;
  /** `DATABASE_POOL_SIZE`, 2 to 1000, default 16: the maximum number of connections of one server. */
  readonly databasePoolSize: number;
  /** `DATABASE_STATEMENT_TIMEOUT_MS`, 100 to 3600000, default 30000: the maximum time of one statement of a request. */
  readonly databaseStatementTimeoutMs: number;
  /** `SHUTDOWN_DELAY_S`, 0 to 300, default 0, here in milliseconds: how long a server that is asked to stop still accepts requests. */
  readonly shutdownDelayMs: number;
  /** `TRELLIS_DEMO`: allows settings that are only suitable for a demonstration. */
  readonly demo: boolean;
  /** `CHECK_REPLIES`, default off: whether every reply is checked against its contract before it is sent. */
  readonly checkReplies: boolean;
  /** `HSTS_INCLUDE_SUBDOMAINS`, default off: whether browsers must use https for the subdomains of `publicUrl` too. */
  readonly hstsSubdomains: boolean;
  /** `RATE_LIMITS` and `RATE_LIMIT_*`; `undefined` limits no requests. */
  readonly rateLimits: RateLimitConfig | undefined;
  /** `AUDIT_KEEP_DAYS`, 90 to 36500: age at which events of the audit record are removed; absent keeps them. */
  readonly auditKeepDays: number | undefined;
  /** `AUDIT_KEEP_DETAILS_DAYS`, 1 to 36500: age at which the details of events are removed; absent keeps them as long as the events. */
  readonly auditKeepDetailsDays: number | undefined;
  /** `JOB_REVIEW`: which job postings of employers administrators review before they are published. Default: `unverified` in production, else `off`. */
  readonly jobReview: 'off' | 'unverified' | 'all';
  /** `IMPORTED_EXPIRE_DAYS`, 1 to 36500, default 60: age at which imported job postings expire; absent keeps them. */
  readonly importedExpireDays: number | undefined;
  /** `IMPORT_QUOTA_MB`, 1 to 100000, default 200: megabytes that the rows of one account's imports may take; of all accounts ten times as many. */
  readonly importQuotaMb: number;
  /** `FILES_S3_*`: where uploaded files are kept; absent means the folder `files` of the data folder. */
  readonly filesBucket: BucketConfig | undefined;
  /** `DNS_SERVERS`: which servers are asked for DNS records; absent means those of the machine. */
  readonly dnsServers: readonly string[] | undefined;
  /** `CLAMAV_ADDRESS`: the virus scanner; absent means that files are not scanned. */
  readonly virusScanner: ScannerAddress | undefined;
  /** `MATCHING`, default `on`: whether candidates see how well postings match their profile. */
  readonly matching: 'on' | 'off';
  /** `SMTP_URL`, `MAIL_FROM` and `MAIL_RATE`: how mail is sent; absent means that no mail leaves this server. */
  readonly mail: MailConfig | undefined;
  /** `LOG_LEVEL`, default `info`. */
  readonly logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent';
  /** Absolute path of the built client; with `undefined` no client is served. */
  readonly clientDir: string | undefined;
  /** The identity provider: embedded, or a real Firebase project (`FIREBASE_*`). */
  readonly identity: IdentityConfig;
  /** The content of `/config.json`. */
  readonly client: ClientConfig;
}

/** The number of requests that one sender may make in a minute. */
export interface RateLimitConfig {
  /** Reading calls, default 300. */
  readonly reads: number;
  /** Writing calls, default 100. */
  readonly writes: number;
  /** Sign-ins, codes and links of the embedded identity, default 10. */
  readonly signIns: number;
  /** Where the counts are kept, default in memory. */
  readonly store: 'memory' | 'database';
}

export type IdentityConfig =
  | { readonly kind: 'embedded'; readonly projectId: string }
  | {
      readonly kind: 'firebase';
      readonly projectId: string;
      /** `GOOGLE_APPLICATION_CREDENTIALS`: path of the service account file; absent where the platform provides one. */
      readonly credentialsFile: string | undefined;
    };

/** A private bucket of a storage that speaks the S3 protocol. */
export interface BucketConfig {
  readonly bucket: string;
  readonly region: string;
  /** The origin of the storage; absent for that of AWS. */
  readonly endpoint: string | undefined;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

/** Where the daemon of ClamAV listens: a TCP port, or a socket of this machine. */
export type ScannerAddress = { readonly host: string; readonly port: number } | { readonly socket: string };

/** How mail is sent. */
export interface MailConfig {
  readonly server: MailServer;
  readonly from: MailSender;
  /** Mails that this server sends in a second at most, 1 to 1000, default 10. */
  readonly rate: number;
}

/** The server that takes mail for delivery. */
export interface MailServer {
  readonly host: string;
  readonly port: number;
  /** Encrypted from the first byte, or after STARTTLS, without which nothing is sent. `none` only on this machine. */
  readonly encryption: 'tls' | 'starttls' | 'none';
  /** Absent for a server that demands no sign-in. */
  readonly account: { readonly user: string; readonly password: string } | undefined;
}

/** The sender of all mails. */
export interface MailSender {
  /** Shown before the address; may be empty. */
  readonly name: string;
  readonly address: string;
}
