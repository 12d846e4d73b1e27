import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteGenericInterface } from 'fastify';
import type { Actor } from '#core/contract/actor.ts';
import type { Policy } from '../access/policy.ts';
import type { Logger } from '../observability/logger.ts';

/** Fastify with our log. */
export type HttpServer = FastifyInstance<Server, IncomingMessage, ServerResponse, Logger>;

/** A request as our hooks and handlers see it. */
export type HttpRequest = FastifyRequest<RouteGenericInterface, Server, IncomingMessage>;

/** An answer as our hooks and handlers see it. */
export type HttpReply = FastifyReply<RouteGenericInterface, Server, IncomingMessage>;

/** Every API address lies under this one. */
export const API_PREFIX = '/api';

declare module 'fastify' {
  interface FastifyRequest {
    /** Who makes the request; set before a handler runs. */
    actor: Actor | null;
    /** When that somebody signed in. */
    signedInAt: Date | null;
  }
  interface FastifyContextConfig {
    /** Who may make the call; every address under `/api` has one, or the server does not start. */
    policy?: Policy;
    /** How the metrics and the log call a group of addresses that has no pattern of its own. */
    label?: string;
    /** Whether the handler itself limits the time in which a body arrives. */
    timesItsBody?: boolean;
    /** Which security headers the answer has; by its address unless given. */
    shownAs?: 'data' | 'page';
  }
}
