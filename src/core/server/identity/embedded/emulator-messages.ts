import type { ScryptCost } from './scrypt.ts';

/** The emulator operations that Trellis uses, by the emulator's names. */
export type EmulatorOperation =
  | 'accounts.signUp'
  | 'accounts.signInWithPassword'
  | 'accounts.signInWithEmailLink'
  | 'accounts.signInWithPhoneNumber'
  | 'accounts.sendVerificationCode'
  | 'accounts.sendOobCode'
  | 'accounts.resetPassword'
  | 'accounts.lookup'
  | 'accounts.update'
  | 'accounts.delete'
  | 'token'
  | 'recaptchaParams'
  | 'recaptchaConfig'
  | 'passwordPolicy'
  | 'oobCodes'
  | 'verificationCodes';

/** One call of the emulator. */
export interface EmulatorCall {
  readonly operation: EmulatorOperation;
  readonly body: Readonly<Record<string, unknown>>;
  /** Whether the server itself makes the call and may see and change every account, or a browser does. */
  readonly asOwner: boolean;
}

/** The response of a call: an HTTP status and a JSON body. */
export interface EmulatorAnswer {
  readonly status: number;
  readonly body: unknown;
  /** Seconds after which a refused call may succeed. */
  readonly retryAfter?: number;
}

/** The first message to the emulator's process. */
export interface EmulatorSettings {
  readonly projectId: string;
  readonly journalFile: string;
  readonly tokenKey: Uint8Array;
  readonly passwordKey: Uint8Array;
  /** The cost of the hashes of new passwords; by default the safe one. */
  readonly passwordCost?: ScryptCost | undefined;
}

/** From the server to the emulator's process. */
export type ToEmulator =
  | { readonly kind: 'start'; readonly settings: EmulatorSettings }
  | { readonly kind: 'call'; readonly id: number; readonly call: EmulatorCall };

/** From the emulator's process to the server. */
export type FromEmulator =
  | { readonly kind: 'ready' }
  | { readonly kind: 'answer'; readonly id: number; readonly answer: EmulatorAnswer }
  /** The process cannot continue, for example because the disk is full, and ends. */
  | { readonly kind: 'failed'; readonly reason: string };

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
