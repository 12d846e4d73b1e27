import { identityErrorKey } from '#core/client/session/identity-error.ts';

type IdentityField = 'email' | 'password';

// Of a pair that does not match the password is what one types again.
const FIELDS: Readonly<Record<string, IdentityField>> = Object.freeze({
  'core:identity.wrongCredentials': 'password',
  'core:identity.missingPassword': 'password',
  'core:identity.weakPassword': 'password',
  'core:identity.invalidEmail': 'email',
  'core:identity.emailInUse': 'email',
});

/** A refusal by the provider that concerns one field, with the key of its sentence. */
export interface FieldRefusal {
  readonly field: IdentityField;
  readonly key: string;
}

/** Does the work. A refusal that concerns one field is told to `refuse`; whatever else goes wrong is thrown on. */
export async function orRefuse(work: () => Promise<unknown>, refuse: (refusal: FieldRefusal) => void): Promise<void> {
  try {
    await work();
  } catch (failure) {
    const key = identityErrorKey(failure);
    const field = FIELDS[key];
    if (field === undefined) throw failure;
    refuse({ field, key });
  }
}
