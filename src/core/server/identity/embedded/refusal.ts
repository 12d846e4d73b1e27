import type { EmulatorAnswer } from './emulator-messages.ts';

/** Too many attempts or messages: `auth/too-many-requests` in the SDK. */
export const TOO_MANY = 'TOO_MANY_ATTEMPTS_TRY_LATER';

/** A refusal in the form of a Firebase project. The SDK makes an error code from the message. */
export function refusal(message: string): EmulatorAnswer {
  return { status: 400, body: { error: { code: 400, message, errors: [{ message, reason: 'invalid', domain: 'global' }] } } };
}

/** The code of a refusal, for example `EMAIL_EXISTS`, without a following sentence; `undefined` for another response. */
export function refusalCode({ status, body }: EmulatorAnswer): string | undefined {
  if (status === 200) return undefined;
  const { error } = body as { error?: { message?: string } };
  return (error?.message ?? 'INTERNAL').split(' ', 1)[0];
}
