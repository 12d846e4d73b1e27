import { createHmac, timingSafeEqual } from 'node:crypto';

/** Adds what the emulator's refresh tokens lack: a time of issue, and a seal without which anybody could write one. */
export interface SealedRefreshTokens {
  readonly seal: (token: string) => string;
  /** The emulator's own token and when it was issued, in seconds since 1970; `undefined` unless we sealed it. */
  readonly open: (sealed: string) => { readonly token: string; readonly issuedAt: number } | undefined;
}

/** Sealed with HMAC-SHA-256. */
export function sealedRefreshTokens(key: Buffer, now: () => Date): SealedRefreshTokens {
  const mac = (content: string): Buffer => createHmac('sha256', key).update(content).digest();
  return {
    seal: (token) => {
      const content = `${Buffer.from(token).toString('base64url')}.${Math.floor(now().getTime() / 1000)}`;
      return `${content}.${mac(content).toString('base64url')}`;
    },
    open: (sealed) => {
      const parts = /^(([\w-]+)\.(\d+))\.([\w-]{43})$/.exec(sealed);
      if (parts === null) return undefined;
      const [, content = '', token = '', issuedAt = '', seal = ''] = parts;
      if (!timingSafeEqual(mac(content), Buffer.from(seal, 'base64url'))) return undefined;
      return { token: Buffer.from(token, 'base64url').toString(), issuedAt: Number(issuedAt) };
    },
  };
}
