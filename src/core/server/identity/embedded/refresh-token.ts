import { createHmac, timingSafeEqual } from 'node:crypto';
import type { SessionTime } from './session-time.ts';

/** Adds what the emulator's refresh tokens lack: a time of issue, when the session began, and a seal without which anybody could write one. */
export interface SealedRefreshTokens {
  readonly seal: (token: string) => string;
  /** The emulator's own token and when it was issued, in seconds since 1970; `undefined` unless we sealed it. */
  readonly open: (sealed: string) => OpenedRefreshToken | undefined;
}

/** A refresh token whose seal was found right; times in seconds since 1970. */
export interface OpenedRefreshToken {
  /** The emulator's own token. */
  readonly token: string;
  readonly issuedAt: number;
  /** When the session began. */
  readonly began: number;
}

/** Sealed with HMAC-SHA-256. What is opened tells `session` when it began, what is sealed carries that on. */
export function sealedRefreshTokens(key: Buffer, now: () => Date, session: SessionTime): SealedRefreshTokens {
  return {
    seal: (token) => {
      const issuedAt = Math.floor(now().getTime() / 1000);
      const content = `${Buffer.from(token).toString('base64url')}.${issuedAt}.${session.settle(issuedAt)}`;
      return `${content}.${mac(key, content).toString('base64url')}`;
    },
    open: (sealed) => {
      const opened = openRefreshToken(key, sealed);
      if (opened !== undefined) session.goOn(opened.began);
      return opened;
    },
  };
}

/** Reads a sealed refresh token; `undefined` unless we sealed it. */
export function openRefreshToken(key: Buffer, sealed: string): OpenedRefreshToken | undefined {
  const parts = /^(([\w-]+)\.(\d+)(?:\.(\d+))?)\.([\w-]{43})$/.exec(sealed);
  if (parts === null) return undefined;
  // Tokens of an earlier version do not say when their session began.
  const [, content = '', token = '', issuedAt = '', began = issuedAt, seal = ''] = parts;
  if (!timingSafeEqual(mac(key, content), Buffer.from(seal, 'base64url'))) return undefined;
  return { token: Buffer.from(token, 'base64url').toString(), issuedAt: Number(issuedAt), began: Number(began) };
}

function mac(key: Buffer, content: string): Buffer {
  return createHmac('sha256', key).update(content).digest();
}
