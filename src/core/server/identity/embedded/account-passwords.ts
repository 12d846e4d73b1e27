import type { EmulatorCall } from './emulator-messages.ts';
import type { EmulatorState, EmulatorUser } from './emulator-modules.ts';
import type { PasswordHashes } from './password-hash.ts';
import { passwordRefusal } from './password-rule.ts';

/** A call with hashes in place of passwords. */
export interface HashedCall {
  readonly body: Readonly<Record<string, unknown>>;
  /** After the sign-in succeeded: replaces a hash of an older form or cost; changes nothing when the password has changed meanwhile. */
  readonly upgrade: (() => Promise<(state: EmulatorState) => void>) | undefined;
}

/** Why the emulator must not be given a new password; `undefined` when the call sets none or one that may be used. */
export function newPasswordRefusal({ operation, body }: EmulatorCall): string | undefined {
  const password = operation === 'accounts.signInWithPassword' ? undefined : (body.password ?? body.newPassword);
  return typeof password === 'string' ? passwordRefusal(password) : undefined;
}

/** Replaces passwords by what the emulator may store and compare: it stores them as they come and compares for equality. */
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
  // Without a password the emulator refuses by itself.
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
