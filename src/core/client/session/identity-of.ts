import type { User } from 'firebase/auth';
import type { IdentityUser } from './identity-client.ts';

/** The SDK's user, as far as the application needs it. */
export function identityOf({ uid, email, emailVerified, phoneNumber }: User): IdentityUser {
  return { uid, email: email ?? '', emailVerified, phone: phoneNumber ?? undefined };
}
