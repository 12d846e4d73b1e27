import { createHash } from 'node:crypto';

// Firebase tokens begin with the installation id: 22 characters of base64url. A new token keeps that id.
const INSTALLATION = /^([\w-]{22}):/;

/** The device id in a token: the installation id, or else a hash of the token. */
export function deviceOf(token: string): string {
  return INSTALLATION.exec(token)?.[1] ?? createHash('sha256').update(token).digest('hex');
}
