import { isUtf8 } from 'node:buffer';
import { parseStrictJson } from './strict-json.ts';

/** The longest token that is read, in characters. */
const LONGEST_TOKEN = 65_536;

/** A compact JWS of three parts whose header and payload are JSON objects. Nothing of it is checked yet. */
export interface ReadToken {
  readonly text: string;
  readonly header: Readonly<Record<string, unknown>>;
  readonly payload: Readonly<Record<string, unknown>>;
}

/** Reads a compact JWS; `undefined` when the text is none. Spaces around it are ignored. */
export function readToken(text: string): ReadToken | undefined {
  const token = text.trim();
  if (token.length > LONGEST_TOKEN) return undefined;
  const parts = token.split('.', 4);
  if (parts.length !== 3 || !parts.every((part) => /^[\w-]+$/.test(part))) return undefined;
  // Bits that belong to no byte would let two texts stand for one token.
  if (!parts.every((part) => Buffer.from(part, 'base64url').toString('base64url') === part)) return undefined;
  const [header, payload] = parts.slice(0, 2).map(objectIn);
  return header && payload && { text: token, header, payload };
}

function objectIn(part: string): Readonly<Record<string, unknown>> | undefined {
  const bytes = Buffer.from(part, 'base64url');
  // Readers replace wrong bytes in different ways.
  if (!isUtf8(bytes)) return undefined;
  const value = parseStrictJson(bytes.toString('utf8'));
  return isObject(value) ? value : undefined;
}

/** Whether a value is a JSON object. */
export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
