import rateLimit from '@fastify/rate-limit';
import type { ServerConfig } from '../../config/server-config.ts';
import type { Database } from '../../db/database.ts';
import { ApiFault } from '../../errors/api-fault.ts';
import type { HttpRequest, HttpServer } from '../http-server.ts';
import { RequestSource } from '../request-source.ts';
import { DatabaseCounts, storeOver } from './database-store.ts';
import { hashedKey, senderKey } from './sender-key.ts';

/** How many requests of one kind the server accepts from one sender. */
export interface RequestLimit {
  readonly max: number;
  readonly windowMinutes: number;
  /** The error code beyond the limit; `too-many-requests` when absent. */
  readonly code?: string;
}

/** How many calls about one object the server accepts, whoever makes them. */
export interface ObjectLimit<Input> extends RequestLimit {
  /** The object that the call is about; `undefined` for a call that is not counted. */
  readonly objectOf: (input: Input) => string | undefined;
}

/**
 * Counts a request for its actor, or for the sender's network when the caller is not signed in.
 *
 * @throws ApiFault beyond the limit, with the seconds after which the next request is accepted
 */
export type Counter = (request: HttpRequest) => Promise<void>;

/**
 * Counts a request for the object that it is about.
 *
 * @throws ApiFault as {@link Counter}
 */
export type ObjectCounter = (request: HttpRequest, object: string) => Promise<void>;

/** The limits of all requests (docs/decisions/0023-request-limits.md). */
export interface RequestLimits {
  /** Counts a call that reads or writes, by its method. */
  readonly countCall: Counter;
  readonly countRead: Counter;
  /** Counts a request to the identity provider that could guess a password or a code, or that sends a message. */
  readonly countSignIn: Counter;
  /** A counter for a call with a limit of its own. */
  readonly counterOf: (name: string, limit: RequestLimit) => Counter;
  /** A counter for a call whose objects have a limit of their own. */
  readonly objectCounterOf: (name: string, limit: RequestLimit) => ObjectCounter;
}

interface LimitDependencies {
  readonly config: Pick<ServerConfig, 'rateLimits' | 'host' | 'publicUrl'>;
  readonly db: Database;
  readonly now: () => Date;
}

const MINUTE = 60_000;

const UNCOUNTED: Counter = async () => undefined;
const NO_LIMITS: RequestLimits = {
  countCall: UNCOUNTED,
  countRead: UNCOUNTED,
  countSignIn: UNCOUNTED,
  counterOf: () => UNCOUNTED,
  objectCounterOf: () => UNCOUNTED,
};

/** Prepares the limits that the configuration asks for. */
export async function createRequestLimits(app: HttpServer, dependencies: LimitDependencies): Promise<RequestLimits> {
  const { rateLimits } = dependencies.config;
  if (rateLimits === undefined) return NO_LIMITS;
  const store = rateLimits.store === 'database' ? { store: storeOver(new DatabaseCounts(dependencies.db, dependencies.now)) } : {};
  await app.register(rateLimit, { global: false, ...store });
  const counterOf = (name: string, limit: RequestLimit): Counter => counter(app, dependencies.config, name, limit);
  const perMinute = (name: string, max: number): Counter => counterOf(name, { max, windowMinutes: 1 });
  const countRead = perMinute('read', rateLimits.reads);
  const countWrite = perMinute('write', rateLimits.writes);
  return {
    countCall: (request) => (isRead(request) ? countRead(request) : countWrite(request)),
    countRead,
    countSignIn: perMinute('sign-in', rateLimits.signIns),
    counterOf,
    objectCounterOf: (name, limit) => objectCounter(app, name, limit),
  };
}

function isRead({ method }: HttpRequest): boolean {
  return method === 'GET' || method === 'HEAD';
}

function counter(app: HttpServer, config: LimitDependencies['config'], name: string, limit: RequestLimit): Counter {
  return counterBy(app, name, limit, ({ actor, viewer, raw }) =>
    // A request of a view counts for the administrator who sends it.
    senderKey(viewer ?? actor, new RequestSource(raw, config).address),
  );
}

function objectCounter(app: HttpServer, name: string, limit: RequestLimit): ObjectCounter {
  // The library passes nothing but the request.
  const objects = new WeakMap<HttpRequest, string>();
  const count = counterBy(app, name, limit, (request) => hashedKey(`object ${objects.get(request)}`));
  return (request, object) => {
    objects.set(request, object);
    return count(request);
  };
}

function counterBy(app: HttpServer, name: string, limit: RequestLimit, keyOf: (request: HttpRequest) => string): Counter {
  const { max, windowMinutes, code = 'too-many-requests' } = limit;
  const count = app.createRateLimit({
    max,
    timeWindow: windowMinutes * MINUTE,
    keyGenerator: (request) => `${name} ${keyOf(request)}`,
  });
  return async (request) => {
    const counted = await count(request);
    if (counted.isAllowed || !counted.isExceeded) return;
    throw new ApiFault(code, undefined, Math.max(1, counted.ttlInSeconds));
  };
}
