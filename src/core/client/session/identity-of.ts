import type { User } from 'firebase/auth';
import type { IdentityUser } from './identity-client.ts';

/** Converts the SDK's user to the fields that the application needs. */
export function identityOf({ uid, email, emailVerified, phoneNumber }: User): IdentityUser {
  return { uid, email: email ?? '', emailVerified, phone: phoneNumber ?? undefined };
}
