import type { PendingMessage } from '../identity.ts';
import type { EmulatorAnswer } from './emulator-messages.ts';

/** Reads the emulator's list of pending action codes. */
export function emailMessages(answer: EmulatorAnswer): PendingMessage[] {
  const { oobCodes } = answer.body as { oobCodes: { email: string; newEmail?: string; oobCode: string; oobLink: string }[] };
  return oobCodes.map(({ email, newEmail, oobCode, oobLink }) => {
    const link = new URL(oobLink).searchParams;
    const continueUrl = link.get('continueUrl') ?? undefined;
    return { channel: 'email', to: newEmail ?? email, mode: link.get('mode') ?? '', code: oobCode, continueUrl };
  });
}

/** Reads the emulator's list of pending phone codes. */
export function phoneMessages(answer: EmulatorAnswer): PendingMessage[] {
  const { verificationCodes } = answer.body as { verificationCodes: { phoneNumber: string; code: string }[] };
  return verificationCodes.map(({ phoneNumber, code }) => ({ channel: 'phone', to: phoneNumber, code }));
}
