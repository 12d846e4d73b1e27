import { endpointContract } from '#core/contract/endpoint.ts';
import { storedFileSchema } from '#core/contract/files/schemas.ts';
import { idParamsSchema, idSchema, instantSchema, listSchema, type Shape, textSchema, versionSchema, z } from '#core/contract/schema.ts';
import { VERIFICATION_STATES, VERIFIED_WAYS } from '#plugins/employer/contract/verified.ts';
import {
  askVerification,
  checkVerification,
  countWaitingVerifications,
  decideVerification,
  getVerification,
  undoDecision,
} from './endpoints.ts';
import { verificationIssues } from './issues.ts';
import { DECISION_REASONS, DNS_ANSWERS, ENDING_REASONS, MOST_PAPERS, MOST_REASONS, MOST_VERIFICATION_TEXT } from './verification.ts';

export const verificationSchema = z.object({
  state: z.enum(VERIFICATION_STATES),
  way: z.enum(VERIFIED_WAYS).nullable().describe('How it was asked for last; `null` when it never was.'),
  since: instantSchema.nullable().describe('Since when it has this state.'),
  domain: z.string().nullable().describe('The domain of the website, in Punycode; `null` when it has none that can be verified.'),
  record: z
    .object({ name: z.string(), value: z.string() })
    .nullable()
    .describe('The TXT record to set, after a verification by DNS was asked for.'),
  checkedAt: instantSchema.nullable().describe('When the record was looked up last.'),
  answer: z.enum(DNS_ANSWERS).nullable().describe('What the DNS answered then.'),
  endsAt: instantSchema.nullable().describe('When the verification ends if the record stays missing.'),
  reasons: z
    .array(z.enum([...DECISION_REASONS, ...ENDING_REASONS]))
    .max(MOST_REASONS)
    .describe('Why it was declined or ended.'),
  needsPapers: z.boolean().describe('Whether an administrator has to decide, because one has ended the verification.'),
  message: z.string().describe('What the company wrote with its papers.'),
  papers: z.array(storedFileSchema).max(MOST_PAPERS).describe('The papers that were sent, until 90 days after the decision.'),
  note: z.string().nullable().describe('The note of the last decision, for administrators.'),
  version: z.int().describe('Increases with each change; 0 before the first.'),
});

/** The verification of a company. */
export type Verification = Shape<typeof verificationSchema>;

const textOfPeople = textSchema(0, MOST_VERIFICATION_TEXT);

export const verificationRequestSchema = z.discriminatedUnion('way', [
  z.object({ way: z.literal('address') }),
  z.object({ way: z.literal('dns') }),
  z.object({
    way: z.literal('papers'),
    fileIds: listSchema(idSchema, MOST_PAPERS)
      .refine((ids) => ids.length > 0, { error: verificationIssues['company-verification.no-paper'] })
      .describe('Files with the purpose `verification`.'),
    message: textOfPeople.describe('For the administrator.'),
  }),
]);

/** How a company wants to be verified. */
export type VerificationRequest = Shape<typeof verificationRequestSchema>;

const reasonsSchema = listSchema(z.enum(DECISION_REASONS), MOST_REASONS)
  .refine((reasons) => reasons.length > 0, { error: verificationIssues['company-verification.no-reason'] })
  .describe('The company reads them.');
const decisionShape = { note: textOfPeople.describe('Stays with administrators.'), version: versionSchema };

export const verificationDecisionSchema = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('verified'), ...decisionShape }),
  z.object({ outcome: z.literal('declined'), reasons: reasonsSchema, ...decisionShape }),
  z.object({ outcome: z.literal('revoked'), reasons: reasonsSchema, ...decisionShape }),
]);

/** The decision of an administrator. Papers that wait are verified or declined; a verified company is revoked. */
export type VerificationDecision = Shape<typeof verificationDecisionSchema>;

export const waitingVerificationsSchema = z.object({
  count: z.int(),
  first: idSchema.nullable().describe('The company that has waited longest.'),
});

/** The companies that wait for a decision. */
export type WaitingVerifications = Shape<typeof waitingVerificationsSchema>;

export const getVerificationContract = endpointContract(getVerification, { params: idParamsSchema, reply: verificationSchema });

export const askVerificationContract = endpointContract(askVerification, {
  params: idParamsSchema,
  body: verificationRequestSchema,
  reply: verificationSchema,
});

export const checkVerificationContract = endpointContract(checkVerification, { params: idParamsSchema, reply: verificationSchema });

export const decideVerificationContract = endpointContract(decideVerification, {
  params: idParamsSchema,
  body: verificationDecisionSchema,
  reply: verificationSchema,
});

export const undoDecisionContract = endpointContract(undoDecision, {
  params: idParamsSchema,
  body: z.object({ version: versionSchema }),
  reply: verificationSchema,
});

export const countWaitingVerificationsContract = endpointContract(countWaitingVerifications, { reply: waitingVerificationsSchema });
