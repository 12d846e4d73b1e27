import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteGenericInterface } from 'fastify';
import type { Actor } from '#core/contract/actor.ts';
import type { Policy } from '../access/policy.ts';
import type { Logger } from '../observability/logger.ts';

/** Fastify with the type of our logger. */
export type HttpServer = FastifyInstance<Server, IncomingMessage, ServerResponse, Logger>;

export type HttpRequest = FastifyRequest<RouteGenericInterface, Server, IncomingMessage>;

export type HttpReply = FastifyReply<RouteGenericInterface, Server, IncomingMessage>;

export const API_PREFIX = '/api';

declare module 'fastify' {
  interface FastifyRequest {
    /** The user as whom the request is answered; set before a handler runs. */
    actor: Actor | null;
    /** The administrator who sees the site as the actor; `null` for other requests. */
    viewer: Actor | null;
    /** The id of the view in which the viewer does so. */
    viewId: string | null;
    /** When the actor signed in. */
    signedInAt: Date | null;
  }
  interface FastifyContextConfig {
    /** Who may make the call. The server does not start when an address under `/api` has no policy. */
    policy?: Policy;
    /** The name in metrics and log of a group of addresses that has no pattern of its own. */
    label?: string;
    /** Whether the handler itself limits the time in which a body arrives. */
    timesItsBody?: boolean;
    /** Which security headers the response has. By default the address decides. */
    shownAs?: 'data' | 'page' | 'file' | 'mail';
  }
}
