import { namesTag, tagOf } from './entity-tag.ts';
import type { HttpReply, HttpRequest } from './http-server.ts';

/** Sends a text that browsers check again at each use, with a tag of its content. A browser that already has it gets 304. */
export function sendTagged(request: HttpRequest, reply: HttpReply, contentType: string, content: string): HttpReply {
  const tag = tagOf(content);
  reply.header('cache-control', 'no-cache').header('etag', tag);
  if (namesTag(request.headers['if-none-match'], tag)) return reply.code(304).send();
  return reply.header('content-type', contentType).send(content);
}
