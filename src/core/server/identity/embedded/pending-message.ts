import type { EmulatorAnswer } from './emulator-messages.ts';

/** A message that a real provider would have sent; the embedded one shows it to whoever develops or tries the product. */
export type PendingMessage =
  | {
      readonly channel: 'email';
      readonly to: string;
      /** What the code is for, in the words of a Firebase action link: `verifyEmail`, `resetPassword`, `signIn`, … */
      readonly mode: string;
      readonly code: string;
      /** Where the person goes on afterwards, as the page asked; `undefined` when it asked nothing. */
      readonly continueUrl: string | undefined;
    }
  | { readonly channel: 'phone'; readonly to: string; readonly code: string };

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
