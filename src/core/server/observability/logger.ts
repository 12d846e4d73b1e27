import type { Logger as PinoLogger } from 'pino';

/** Structured log of one part of the server; secrets are removed before a line is written. */
export type Logger = PinoLogger;
