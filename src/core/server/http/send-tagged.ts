import { createHash } from 'node:crypto';
import type { HttpReply, HttpRequest } from './http-server.ts';

/** Sends a text that browsers ask for again each time, with a tag of its content: 304 to a browser that has it. */
export function sendTagged(request: HttpRequest, reply: HttpReply, contentType: string, content: string): HttpReply {
  const tag = `"${createHash('sha256').update(content).digest('base64url')}"`;
  reply.header('cache-control', 'no-cache').header('etag', tag);
  return names(request.headers['if-none-match'], tag) ? reply.code(304).send() : reply.header('content-type', contentType).send(content);
}

// RFC 9110, section 13.1.2: any of a list, weak or not.
function names(header: string | undefined, tag: string): boolean {
  return (header ?? '').split(',').some((part) => part.trim() === '*' || part.trim().replace(/^W\//, '') === tag);
}
