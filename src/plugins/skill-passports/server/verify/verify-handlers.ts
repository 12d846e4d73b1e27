import { ApiFault } from '#core/server/errors/api-fault.ts';
import { type Handler, handle } from '#core/server/http/handler.ts';
import { MOST_COMPARISONS } from '../../contract/limits.ts';
import type { Verification } from '../../contract/schemas.ts';
import { verifyCredentialContract } from '../../contract/verify-schemas.ts';
import type { PassportDatabase } from '../passport-tables.ts';
import { signedCredential } from './register.ts';
import { type Register, verifyDeleted, verifyToken } from './verify-token.ts';

interface VerifyDependencies {
  readonly db: PassportDatabase;
  readonly register: Register;
  readonly now: () => Date;
}

/** Everybody verifies, a limited number of times an hour. An address is compared with one credential a few times an hour. */
export function verifyHandlers({ db, register, now }: VerifyDependencies): readonly Handler[] {
  const verifyText = (text: string, email = ''): Promise<Verification> => verifyToken(register, { text, email, now: now() });
  return [
    handle(verifyCredentialContract, {
      policy: 'public',
      limit: { max: 60, windowMinutes: 60, code: 'skill-passports.too-many-checks' },
      // Whoever knows the id alone could find the address of the holder by trying. A text contains what is needed to try without this site.
      objectLimit: {
        ...{ max: MOST_COMPARISONS, windowMinutes: 60, code: 'skill-passports.too-many-comparisons' },
        objectOf: ({ body }) => ('id' in body && (body.email ?? '') !== '' ? body.id : undefined),
      },
      refusals: ['not-found'],
      run: async ({ body }) => {
        if ('text' in body) return verifyText(body.text, body.email);
        const known = await signedCredential(db, body.id);
        // An offer or a request is known to its two sides only.
        if (known === undefined) throw new ApiFault('not-found');
        return known.jwt === null ? verifyDeleted(known) : verifyText(known.jwt, body.email);
      },
    }),
  ];
}
