import { exactSchema, idSchema, lineSchema, listSchema, textSchema, versionSchema, z } from '#core/contract/schema.ts';
import { webAddressSchema } from '#core/contract/web-address-schema.ts';
import { ACHIEVEMENT_STATES, ACHIEVEMENT_TYPES, type Achievement, type AchievementInput } from './achievement.ts';
import type { Credential, CredentialEvent, Evidence } from './credential.ts';
import { CREDENTIAL_STATES, DEEDS, SIDES } from './credential-states.ts';
import { type CredentialIssuer, ISSUER_STATES, type Issuer, type IssuerKey, KEY_STATES } from './issuer.ts';
import { passportIssues } from './issues.ts';
import { LONGEST_NOTE, LONGEST_RESULT, MOST_EVIDENCE, REASON } from './limits.ts';
import { VERIFY_CHECKS } from './verification.ts';

/** An address of a proof. */
const evidenceSchema: z.ZodType<Evidence> = z.object({
  url: webAddressSchema({ error: passportIssues['skill-passports.link-not-whole'] }),
  name: lineSchema(1, 120),
});

export const evidenceListSchema: z.ZodType<readonly Evidence[]> = listSchema(evidenceSchema, MOST_EVIDENCE);

export const resultSchema = lineSchema(0, LONGEST_RESULT);

export const noteSchema = textSchema(0, LONGEST_NOTE);

export const reasonSchema = textSchema(REASON.min, REASON.max);

/** What a member of the company writes. */
export const achievementInputSchema: z.ZodType<AchievementInput> = z.object({
  name: lineSchema(3, 120),
  description: textSchema(10, 1000),
  criteria: textSchema(10, 4000),
  type: z.enum(ACHIEVEMENT_TYPES),
  tags: listSchema(lineSchema(1, 30), 10),
  skills: listSchema(exactSchema(1, 64), 20),
  validMonths: z.int().min(1).max(120).nullable(),
});

const storedInput = {
  name: z.string(),
  description: z.string(),
  criteria: z.string(),
  type: z.enum(ACHIEVEMENT_TYPES),
  tags: z.array(z.string()),
  skills: z.array(z.string()),
  validMonths: z.int().nullable(),
};

export const achievementFields = {
  ...storedInput,
  id: idSchema,
  issuerId: idSchema,
  state: z.enum(ACHIEVEMENT_STATES),
  edition: z.int(),
  version: versionSchema,
};

export const achievementSchema: z.ZodType<Achievement> = z.object(achievementFields);

export const issuerFields = {
  id: idSchema,
  companyId: idSchema,
  name: z.string(),
  askedName: z.string().nullable(),
  state: z.enum(ISSUER_STATES),
  reason: z.string(),
  decidedAt: z.iso.datetime().nullable(),
  askedAt: z.iso.datetime(),
  version: versionSchema,
};

export const issuerSchema: z.ZodType<Issuer> = z.object(issuerFields);

export const issuerKeySchema: z.ZodType<IssuerKey> = z.object({
  id: idSchema,
  kid: z.string(),
  state: z.enum(KEY_STATES),
  from: z.iso.datetime(),
  to: z.iso.datetime().nullable(),
  compromisedFrom: z.iso.datetime().nullable(),
});

/** An issuer as credentials and achievements name it. */
export const credentialIssuerSchema: z.ZodType<CredentialIssuer> = z.object({ id: idSchema, companyId: idSchema, name: z.string() });

/** The history of a credential in a reply. */
export const historySchema: z.ZodType<readonly CredentialEvent[]> = z.array(
  z.object({ deed: z.enum([...DEEDS, 'request']), side: z.enum(SIDES), reason: z.string(), at: z.iso.datetime() }),
);

/** The fields of a credential in every reply. */
export const credentialFields = {
  id: idSchema,
  state: z.enum(CREDENTIAL_STATES),
  issuer: credentialIssuerSchema,
  achievement: z.object({ ...storedInput, id: idSchema, version: z.int() }),
  validFrom: z.iso.datetime().nullable(),
  validUntil: z.iso.datetime().nullable(),
  evidence: z.array(z.object({ url: z.string(), name: z.string() })),
  result: z.string(),
  note: z.string(),
  reason: z.string(),
  isDemonstration: z.boolean(),
  renews: idSchema.nullable(),
  deeds: z.array(z.enum(DEEDS)),
  changedAt: z.iso.datetime(),
  version: versionSchema,
} satisfies { readonly [Name in keyof Credential]: z.ZodType<Credential[Name]> };

/** The result of the checks in a reply. */
export const verificationSchema = z.object({
  results: z.array(z.object({ check: z.enum(VERIFY_CHECKS), outcome: z.enum(['pass', 'fail', 'unknown']), reason: z.string() })),
  credential: z
    .object({
      name: z.string(),
      description: z.string(),
      issuer: z.string(),
      validFrom: z.string(),
      validUntil: z.string().nullable(),
    })
    .nullable(),
  isOurs: z.boolean(),
  isDemonstration: z.boolean(),
});
