import { namesTag, tagOf } from './entity-tag.ts';
import type { HttpReply, HttpRequest } from './http-server.ts';

/** Sends a text that browsers ask for again each time, with a tag of its content: 304 to a browser that has it. */
export function sendTagged(request: HttpRequest, reply: HttpReply, contentType: string, content: string): HttpReply {
  const tag = tagOf(content);
  reply.header('cache-control', 'no-cache').header('etag', tag);
  if (namesTag(request.headers['if-none-match'], tag)) return reply.code(304).send();
  return reply.header('content-type', contentType).send(content);
}
