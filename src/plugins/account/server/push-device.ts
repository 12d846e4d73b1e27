import { createHash } from 'node:crypto';

// Tokens of Firebase begin with the id of the installation, 22 characters of base64url, which outlives the token.
const INSTALLATION = /^([\w-]{22}):/;

/** What a token says of its device: the id of its installation, or where it has none, a hash of the token itself. */
export function deviceOf(token: string): string {
  return INSTALLATION.exec(token)?.[1] ?? createHash('sha256').update(token).digest('hex');
}
