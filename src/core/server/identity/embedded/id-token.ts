import { jwtVerify } from 'jose';
import { z } from '#core/contract/schema.ts';
import { ApiFault } from '../../errors/api-fault.ts';

const claimsSchema = z.object({
  sub: z.string().min(1).max(128),
  iat: z.int(),
  exp: z.int(),
  auth_time: z.int(),
  email: z.string().optional(),
});

/** The claims of a valid ID token. Times are seconds since 1970. */
export type IdTokenClaims = z.infer<typeof claimsSchema>;

/**
 * Checks signature, issuer, audience and lifetime of a token of the embedded identity.
 *
 * @throws ApiFault unauthenticated
 */
export async function checkIdToken(token: string, key: Buffer, projectId: string, now: Date): Promise<IdTokenClaims> {
  try {
    const { payload } = await jwtVerify(token, key, {
      algorithms: ['HS256'],
      issuer: `https://securetoken.google.com/${projectId}`,
      audience: projectId,
      currentDate: now,
    });
    return claimsSchema.parse(payload);
  } catch {
    throw new ApiFault('unauthenticated');
  }
}
