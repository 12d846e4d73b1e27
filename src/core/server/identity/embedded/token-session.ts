import { z } from '#core/contract/schema.ts';
import type { EmulatorCall } from './emulator-messages.ts';
import { checkIdToken } from './id-token.ts';
import { openRefreshToken } from './refresh-token.ts';

/** The session that a token belongs to. */
export interface TokenSession {
  /** The provider's id of the user. */
  readonly uid: string;
  /** Start of the session. */
  readonly authTime: Date;
  /** The address in the token. A refresh token has none. */
  readonly email?: string | undefined;
}

/** The dependencies of reading tokens. */
export interface TokenReader {
  readonly tokenKey: Buffer;
  readonly projectId: string;
  readonly now: () => Date;
}

const recordSchema = z.object({ localId: z.string().min(1).max(128) });

/** The session of the ID token or refresh token in the body of a call; `undefined` without one, `'invalid'` when the token is not valid. */
export async function tokenSession({ body }: EmulatorCall, reader: TokenReader): Promise<TokenSession | 'invalid' | undefined> {
  const { idToken, refreshToken } = body;
  if (typeof idToken === 'string') return (await ofIdToken(idToken, reader)) ?? 'invalid';
  if (typeof refreshToken === 'string') return ofRefreshToken(refreshToken, reader) ?? 'invalid';
  return undefined;
}

async function ofIdToken(token: string, { tokenKey, projectId, now }: TokenReader): Promise<TokenSession | undefined> {
  try {
    const { sub, auth_time, email } = await checkIdToken(token, tokenKey, projectId, now());
    return { uid: sub, authTime: new Date(auth_time * 1000), email };
  } catch {
    return undefined;
  }
}

function ofRefreshToken(sealed: string, { tokenKey }: TokenReader): TokenSession | undefined {
  const opened = openRefreshToken(tokenKey, sealed);
  if (opened === undefined) return undefined;
  try {
    const { localId } = recordSchema.parse(JSON.parse(Buffer.from(opened.token, 'base64').toString()));
    return { uid: localId, authTime: new Date(opened.began * 1000) };
  } catch {
    return undefined;
  }
}
