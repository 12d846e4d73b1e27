import type { PendingMessage } from '../identity.ts';
import type { EmulatorAnswer } from './emulator-messages.ts';
import type { Dated } from './tracked-map.ts';

interface OobCode extends Dated {
  readonly email: string;
  readonly newEmail?: string;
  readonly oobCode: string;
  readonly oobLink: string;
}

interface VerificationCode extends Dated {
  readonly phoneNumber: string;
  readonly code: string;
}

/** Converts the emulator's list of pending action codes. */
export function emailMessages(answer: EmulatorAnswer): PendingMessage[] {
  const { oobCodes } = answer.body as { oobCodes: OobCode[] };
  return oobCodes.map(({ email, newEmail, oobCode, oobLink, askedAt }) => {
    const link = new URL(oobLink).searchParams;
    const continueUrl = link.get('continueUrl') ?? undefined;
    return { channel: 'email', to: newEmail ?? email, mode: link.get('mode') ?? '', code: oobCode, continueUrl, askedAt };
  });
}

/** Converts the emulator's list of pending phone codes. */
export function phoneMessages(answer: EmulatorAnswer): PendingMessage[] {
  const { verificationCodes } = answer.body as { verificationCodes: VerificationCode[] };
  return verificationCodes.map(({ phoneNumber, code, askedAt }) => ({ channel: 'phone', to: phoneNumber, code, askedAt }));
}

/** Comparison for sorting, the newest last. */
export function byAge(one: PendingMessage, other: PendingMessage): number {
  return one.askedAt < other.askedAt ? -1 : Number(one.askedAt > other.askedAt);
}
