import { createHash } from 'node:crypto';
import type { HttpReply, HttpRequest } from './http-server.ts';

/** A strong tag (RFC 9110, section 8.8.3) of content, or of a text that changes with it. */
export function tagOf(content: string | Uint8Array): string {
  return `"${createHash('sha256').update(content).digest('base64url')}"`;
}

/** Whether an `If-None-Match` header contains the tag (RFC 9110, section 13.1.2), in a list or alone, weak or strong. */
export function namesTag(header: string | undefined, tag: string): boolean {
  return (header ?? '').split(',').some((part) => part.trim() === '*' || opaque(part) === opaque(tag));
}

function opaque(tag: string): string {
  return tag.trim().replace(/^W\//, '');
}

/** Sends a text that browsers check again at each use, with a tag of its content. A browser that already has it gets 304. */
export function sendTagged(request: HttpRequest, reply: HttpReply, contentType: string, content: string): HttpReply {
  if (isKnown(request, reply, content)) return reply.code(304).send();
  return reply.header('content-type', contentType).send(content);
}

/** Sets the tag of a response that browsers check again at each use. Returns whether the caller already has the response with this tag. */
export function isKnown(request: HttpRequest, reply: HttpReply, content: string): boolean {
  const tag = tagOf(content);
  reply.header('cache-control', 'no-cache').header('etag', tag);
  return namesTag(request.headers['if-none-match'], tag);
}
