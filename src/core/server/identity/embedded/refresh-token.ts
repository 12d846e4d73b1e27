import { createHmac, timingSafeEqual } from 'node:crypto';
import type { SessionTime } from './session-time.ts';

/** Adds to the emulator's refresh tokens a time of issue, the start of the session, and a seal that prevents forgery. */
export interface SealedRefreshTokens {
  readonly seal: (token: string) => string;
  /** The emulator's own token and its time of issue in seconds since 1970; `undefined` without a valid seal. */
  readonly open: (sealed: string) => OpenedRefreshToken | undefined;
}

/** A refresh token with a valid seal. Times are seconds since 1970. */
export interface OpenedRefreshToken {
  /** The emulator's own token. */
  readonly token: string;
  readonly issuedAt: number;
  /** Start of the session. */
  readonly began: number;
}

/** Seals with HMAC-SHA-256. Opening a token passes the start of its session to `session`; sealing adds that start to the new token. */
export function sealedRefreshTokens(key: Buffer, now: () => Date, session: SessionTime): SealedRefreshTokens {
  return {
    seal: (token) => {
      const issuedAt = Math.floor(now().getTime() / 1000);
      const content = `${Buffer.from(token).toString('base64url')}.${issuedAt}.${session.startedAt(issuedAt)}`;
      return `${content}.${mac(key, content).toString('base64url')}`;
    },
    open: (sealed) => {
      const opened = openRefreshToken(key, sealed);
      if (opened !== undefined) session.continueFrom(opened.began);
      return opened;
    },
  };
}

/** Opens a sealed refresh token; `undefined` without a valid seal. */
export function openRefreshToken(key: Buffer, sealed: string): OpenedRefreshToken | undefined {
  const parts = /^(([\w-]+)\.(\d+)(?:\.(\d+))?)\.([\w-]{43})$/.exec(sealed);
  if (parts === null) return undefined;
  // Tokens of an earlier version lack the start of the session.
  const [, content = '', token = '', issuedAt = '', began = issuedAt, seal = ''] = parts;
  if (!timingSafeEqual(mac(key, content), Buffer.from(seal, 'base64url'))) return undefined;
  return { token: Buffer.from(token, 'base64url').toString(), issuedAt: Number(issuedAt), began: Number(began) };
}

function mac(key: Buffer, content: string): Buffer {
  return createHmac('sha256', key).update(content).digest();
}
