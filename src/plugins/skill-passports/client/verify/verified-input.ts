import { credentialIdIn } from '../../contract/credential-address.ts';
import { LONGEST_VERIFIED } from '../../contract/limits.ts';
import type { VerifiedInput } from '../../contract/verify-endpoints.ts';

/** Why a text or a file cannot be sent: it is empty, too large, of another type, cannot be read, has no credential, or is another address. */
export type InputFault = 'empty' | 'size' | 'type' | 'unreadable' | 'no-credential' | 'address';

/** What is sent, or why nothing can be sent. */
export type InputResult = { readonly input: VerifiedInput } | { readonly fault: InputFault };

/** Members that hold a credential in JSON files of wallets. */
const MEMBERS = ['jwt', 'credential', 'token', 'verifiableCredential', 'vc'] as const;

/** The address of a credential that is its own text (Verifiable Credentials 2.0, enveloped). */
const ENVELOPE = /^data:application\/vc\+jwt,/;

const COMPACT_JWS = /^[\w-]+\.[\w-]+\.[\w-]+$/;

/** Finds a credential in a text: a compact JWS, JSON that contains one, or an address of this site. */
export function inputOf(text: string): InputResult {
  const words = text.replace(/^\uFEFF/, '').trim();
  if (words === '') return { fault: 'empty' };
  if (new TextEncoder().encode(words).length > LONGEST_VERIFIED) return { fault: 'size' };
  const id = credentialIdIn(words);
  if (id !== undefined) return { input: { id } };
  if (/^https?:\/\//i.test(words)) return { fault: 'address' };
  if (/^["{[]/.test(words)) return inJson(words);
  // Mail programs break long lines.
  const joined = words.replace(/\s+/g, '');
  return { input: { text: COMPACT_JWS.test(joined) ? joined : words } };
}

/** The credential in a file of a wallet. Files of other types are not read. */
export async function inputOfFile(file: File): Promise<InputResult> {
  if (!/\.(?:jwt|jws|json)$/i.test(file.name)) return { fault: 'type' };
  if (file.size > LONGEST_VERIFIED) return { fault: 'size' };
  try {
    return inputOf(await file.text());
  } catch {
    return { fault: 'unreadable' };
  }
}

function inJson(text: string): InputResult {
  try {
    const value: unknown = JSON.parse(text);
    // A credential that is signed in its JSON is not from here. The server says what it is.
    if (hasProof(value)) return { input: { text } };
    const token = tokenIn(value);
    return token === undefined ? { fault: 'no-credential' } : { input: { text: token } };
  } catch {
    return { fault: 'unreadable' };
  }
}

function hasProof(value: unknown): boolean {
  return (
    typeof value === 'object' &&
    value !== null &&
    'proof' in value &&
    Object(value.proof) === value.proof &&
    !('verifiableCredential' in value)
  );
}

function tokenIn(value: unknown): string | undefined {
  if (typeof value === 'string') return value.replace(ENVELOPE, '').trim() || undefined;
  if (Array.isArray(value)) return value.length === 1 ? tokenIn(value[0]) : undefined;
  if (typeof value !== 'object' || value === null) return undefined;
  const members: Readonly<Record<string, unknown>> = { ...value };
  const named = MEMBERS.map((name) => members[name]).find((member) => typeof member === 'string' || Array.isArray(member));
  return tokenIn(
    named ?? Object.values(members).find((member) => typeof member === 'string' && COMPACT_JWS.test(member.replace(ENVELOPE, ''))),
  );
}
