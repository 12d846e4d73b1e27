import { instantSchema, type Shape, z } from '#core/contract/schema.ts';

/** How a company was verified: by an email address of its website, by a DNS record of its website, or by papers. */
export const VERIFIED_WAYS = Object.freeze(['address', 'dns', 'papers'] as const);

export type VerifiedWay = (typeof VERIFIED_WAYS)[number];

/** `none`: never asked. `revoked`: it was verified, and is not any more. */
export const VERIFICATION_STATES = Object.freeze(['none', 'pending', 'verified', 'declined', 'revoked'] as const);

export type VerificationState = (typeof VERIFICATION_STATES)[number];

export const verifiedSchema = z.object({ way: z.enum(VERIFIED_WAYS), at: instantSchema.describe('Since when (ISO 8601).') });

/** That a company is verified, how, and since when. */
export type Verified = Shape<typeof verifiedSchema>;
