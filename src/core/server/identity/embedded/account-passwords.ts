import type { EmulatorCall } from './emulator-messages.ts';
import type { EmulatorState, EmulatorUser } from './emulator-modules.ts';
import type { PasswordHashes } from './password-hash.ts';
import { passwordRefusal } from './password-rule.ts';

/** A call with hashes instead of passwords. */
export interface HashedCall {
  readonly body: Readonly<Record<string, unknown>>;
  /**
   * Call after a successful sign-in: replaces a hash of an older form or cost. Does nothing if the password has changed in the meantime.
   */
  readonly upgrade: (() => Promise<(state: EmulatorState) => void>) | undefined;
}

/** Why a new password is refused; `undefined` when the call sets none or an acceptable one. */
export function newPasswordRefusal({ operation, body }: EmulatorCall): string | undefined {
  const password = operation === 'accounts.signInWithPassword' ? undefined : (body.password ?? body.newPassword);
  return typeof password === 'string' ? passwordRefusal(password) : undefined;
}

/** Replaces passwords by hashes. The emulator stores passwords unchanged and compares them for equality. */
export async function withHashedPasswords(call: EmulatorCall, hashes: PasswordHashes, state: EmulatorState): Promise<HashedCall> {
  const { operation, body } = call;
  if (operation === 'accounts.signInWithPassword') return presented(body, hashes, state);
  const hashed: Record<string, unknown> = { ...body };
  for (const field of ['password', 'newPassword']) {
    const value = body[field];
    if (typeof value === 'string') hashed[field] = await hashes.create(value);
  }
  return { body: hashed, upgrade: undefined };
}

async function presented(body: EmulatorCall['body'], hashes: PasswordHashes, state: EmulatorState): Promise<HashedCall> {
  const { email, password } = body;
  // The emulator itself refuses a sign-in without a password.
  if (typeof email !== 'string' || typeof password !== 'string' || password === '') return { body, upgrade: undefined };
  const { text, outdated } = await hashes.present(password, storedText(userOf(state, email)));
  const upgrade = async () => {
    const replacement = await hashes.create(password);
    return (later: EmulatorState) => replaceText(later, email, text, replacement);
  };
  return { body: { ...body, password: text }, upgrade: outdated ? upgrade : undefined };
}

function userOf(state: EmulatorState, email: string): EmulatorUser | undefined {
  return state.getUserByEmail(email.toLowerCase());
}

function storedText(user: EmulatorUser | undefined): string | undefined {
  return user?.passwordHash?.split(':password=', 2)[1];
}

function replaceText(state: EmulatorState, email: string, text: string, replacement: string): void {
  const user = userOf(state, email);
  if (user === undefined || storedText(user) !== text) return;
  state.updateUserByLocalId(user.localId, { passwordHash: `fakeHash:salt=${user.salt ?? ''}:password=${replacement}` });
}
