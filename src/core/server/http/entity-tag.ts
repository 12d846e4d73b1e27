import { createHash } from 'node:crypto';

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
