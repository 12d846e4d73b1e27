import { exactSchema, idSchema, lineSchema, listSchema, type Shape, textSchema, versionSchema, z } from '#core/contract/schema.ts';
import { webAddressSchema } from '#core/contract/web-address-schema.ts';
import { ACHIEVEMENT_STATES, ACHIEVEMENT_TYPES } from './achievement.ts';
import { CREDENTIAL_ACTIONS, CREDENTIAL_STATES, SIDES } from './credential-states.ts';
import { ISSUER_STATES, KEY_STATES } from './issuer.ts';
import { passportIssues } from './issues.ts';
import { LONGEST_NOTE, LONGEST_RESULT, MOST_EVIDENCE, REASON } from './limits.ts';
import { VERIFY_CHECKS } from './verification.ts';

/** An address of a proof. */
const evidenceSchema = z.object({
  url: webAddressSchema({ error: passportIssues['skill-passports.link-not-whole'] }).describe('`https://`, up to 2,048 characters.'),
  name: lineSchema(1, 120).describe('1 to 120 characters.'),
});

/** A link to a proof. */
export type Evidence = Shape<typeof evidenceSchema>;

export const evidenceListSchema: z.ZodType<readonly Evidence[]> = listSchema(evidenceSchema, MOST_EVIDENCE);

export const resultSchema = lineSchema(0, LONGEST_RESULT);

export const noteSchema = textSchema(0, LONGEST_NOTE);

export const reasonSchema = textSchema(REASON.min, REASON.max);

/** What a member of the company writes. */
export const achievementInputSchema = z.object({
  name: lineSchema(3, 120).describe('3 to 120 characters.'),
  description: textSchema(10, 1000).describe('10 to 1,000 characters.'),
  criteria: textSchema(10, 4000).describe('What a person does to get the credential, 10 to 4,000 characters.'),
  type: z.enum(ACHIEVEMENT_TYPES),
  tags: listSchema(lineSchema(1, 30), 10).describe('Up to 10, of 1 to 30 characters.'),
  skills: listSchema(exactSchema(1, 64), 20).describe('Codes of up to 20 skills of master data.'),
  validMonths: z.int().min(1).max(120).nullable().describe('Months for which a new credential is valid, 1 to 120; `null` for ever.'),
});

/** What a company attests with credentials. Each change of an active achievement makes a new version. */
export type AchievementInput = Shape<typeof achievementInputSchema>;

const storedInput = {
  name: z.string(),
  description: z.string(),
  criteria: z.string(),
  type: z.enum(ACHIEVEMENT_TYPES),
  tags: z.array(z.string()),
  skills: z.array(z.string()),
  validMonths: z.int().nullable(),
};

export const achievementSchema = z.object({
  ...storedInput,
  id: idSchema,
  issuerId: idSchema,
  state: z.enum(ACHIEVEMENT_STATES),
  edition: z.int().describe('The number of the newest texts, which new credentials name.'),
  version: versionSchema.describe('Raised by each change.'),
});

/** An achievement with its newest texts. */
export type Achievement = Shape<typeof achievementSchema>;

export const issuerSchema = z.object({
  id: idSchema,
  companyId: idSchema,
  name: z.string().describe('As new credentials name it, 1 to 120 characters. An administrator has seen it.'),
  askedName: z.string().nullable().describe('Another name for which the company asked, until an administrator decides; `null` otherwise.'),
  state: z.enum(ISSUER_STATES),
  reason: z.string().describe('Why an administrator refused or suspended it; empty otherwise.'),
  decidedAt: z.iso.datetime().nullable(),
  askedAt: z.iso.datetime(),
  version: versionSchema.describe('Raised by each change.'),
});

/** A company that asked to issue credentials. */
export type Issuer = Shape<typeof issuerSchema>;

export const issuerKeySchema = z.object({
  id: idSchema,
  kid: z.string().describe('The address of the public key, which credentials name.'),
  state: z.enum(KEY_STATES),
  from: z.iso.datetime(),
  to: z.iso.datetime().nullable(),
  compromisedFrom: z.iso.datetime().nullable(),
});

/** A key of an issuer, without the private part. */
export type IssuerKey = Shape<typeof issuerKeySchema>;

/** An issuer as credentials and achievements name it. */
export const credentialIssuerSchema = z.object({ id: idSchema, companyId: idSchema, name: z.string() });

const credentialEventSchema = z.object({
  action: z.enum([...CREDENTIAL_ACTIONS, 'request']),
  side: z.enum(SIDES),
  reason: z.string(),
  at: z.iso.datetime(),
});

/** What was done with a credential. */
export type CredentialEvent = Shape<typeof credentialEventSchema>;

/** The history of a credential in a reply. */
export const historySchema: z.ZodType<readonly CredentialEvent[]> = z.array(credentialEventSchema);

export const credentialSchema = z.object({
  id: idSchema,
  state: z.enum(CREDENTIAL_STATES),
  issuer: credentialIssuerSchema,
  achievement: z.object({ ...storedInput, id: idSchema, version: z.int() }),
  validFrom: z.iso.datetime().nullable().describe('When it was signed; `null` before.'),
  validUntil: z.iso.datetime().nullable().describe('`null` for ever, and before it is signed.'),
  evidence: z.array(z.object({ url: z.string(), name: z.string() })),
  result: z.string(),
  note: z.string().describe('What the candidate wrote with a request.'),
  reason: z.string().describe('Why it was suspended or revoked; empty otherwise.'),
  isDemonstration: z.boolean().describe('Whether nobody outside of this site can verify it, because the site has no public address.'),
  renews: idSchema.nullable().describe('The id of the credential whose place an offer takes when it is accepted; `null` for a new one.'),
  actions: z.array(z.enum(CREDENTIAL_ACTIONS)).describe('What the reader may do now.'),
  changedAt: z.iso.datetime(),
  version: versionSchema.describe('Raised by each change.'),
});

/** A credential, an offer or a request, as both sides see it. */
export type Credential = Shape<typeof credentialSchema>;

const checkResultSchema = z.object({
  check: z.enum(VERIFY_CHECKS),
  outcome: z.enum(['pass', 'fail', 'unknown']),
  reason: z.string().describe('For example `expired`; equal to the outcome when there is nothing to add.'),
});

/** One check and its reason, which the texts of the plugin say in a sentence. */
export type CheckResult = Shape<typeof checkResultSchema>;

/** The result of the checks in a reply. */
export const verificationSchema = z.object({
  results: z.array(checkResultSchema),
  credential: z
    .object({
      name: z.string(),
      description: z.string(),
      issuer: z.string(),
      validFrom: z.string(),
      validUntil: z.string().nullable(),
    })
    .nullable()
    .describe('What the credential says; `null` when it cannot be read or was not issued here.'),
  isOurs: z.boolean().describe('Whether this site issued it. Of others, only the form is checked.'),
  isDemonstration: z.boolean().describe('Whether nobody but this site can check it: it was signed without a public https address.'),
});

/** What a verifier learns. It names no person. */
export type Verification = Shape<typeof verificationSchema>;
