import { createTransport, type SMTPPoolOptions, type SMTPPoolSentMessageInfo, type Transporter } from 'nodemailer';
import type { MailConfig } from '../config/server-config.ts';

/** How long the mail server may take, in milliseconds. */
export interface SmtpTimes {
  /** To answer a connection and to encrypt it. */
  readonly connect: number;
  /** Without a byte. */
  readonly silence: number;
  /** For one mail, waiting for its turn included. */
  readonly whole: number;
}

export const SMTP_TIMES: SmtpTimes = Object.freeze({ connect: 10_000, silence: 30_000, whole: 120_000 });

export interface SmtpOptions extends Pick<MailConfig, 'server' | 'rate'> {
  /** The name with which this site greets. */
  readonly host: string;
  readonly times?: SmtpTimes;
  /** Certificates that are trusted instead of those of Node. */
  readonly trusted?: string;
  /** Called with each line of the conversation, without passwords and mails. */
  readonly onLine?: (line: string) => void;
}

/** Mails that are sent at once. */
const CONNECTIONS = 2;

/** Closes before most mail servers do, so that no mail begins on a connection that ends. */
const IDLE_MS = 20_000;

/** Connections to the mail server, kept for the next mails. */
export function smtpTransport(options: SmtpOptions): Transporter<SMTPPoolSentMessageInfo, SMTPPoolOptions> {
  const { server, rate, times = SMTP_TIMES, trusted, onLine } = options;
  return createTransport({
    pool: true,
    host: server.host,
    port: server.port,
    name: options.host,
    secure: server.encryption === 'tls',
    requireTLS: server.encryption === 'starttls',
    // A relay on this machine often has a certificate for another name.
    ignoreTLS: server.encryption === 'none',
    ...(server.account === undefined ? {} : { auth: { user: server.account.user, pass: server.account.password } }),
    ...(trusted === undefined ? {} : { tls: { ca: trusted } }),
    connectionTimeout: times.connect,
    greetingTimeout: times.connect,
    dnsTimeout: times.connect,
    socketTimeout: times.silence,
    maxConnections: CONNECTIONS,
    idleTimeout: IDLE_MS,
    rateLimit: rate,
    // The queue tries again, so that each attempt is one.
    maxRequeues: 0,
    ...(onLine === undefined ? {} : { transactionLog: true, logger: lineLogger(onLine) }),
  });
}

type LogWords = readonly [entry: unknown, text: unknown, ...values: unknown[]];

/** Passes on the lines of client and server. */
function lineLogger(onLine: (line: string) => void): Exclude<SMTPPoolOptions['logger'], boolean | undefined> {
  const debug = (...[entry, text]: LogWords): void => {
    const by = typeof entry === 'object' && entry !== null && 'tnx' in entry ? entry.tnx : undefined;
    if (by === 'client' || by === 'server') onLine(`${by === 'client' ? '>' : '<'} ${String(text)}`);
  };
  const ignore = (): void => undefined;
  return { level: ignore, trace: ignore, debug, info: ignore, warn: ignore, error: ignore, fatal: ignore };
}
