import { endpointContract } from '#core/contract/endpoint.ts';
import { idParamsSchema, idSchema, instantSchema, listSchema, type Shape, textSchema, z } from '#core/contract/schema.ts';
import { trapSchema } from '#core/contract/trap-schema.ts';
import { decideJobReports, listJobReports, reportJob } from './report-endpoints.ts';
import { MOST_REPORTS, REPORT_DETAIL, REPORT_REASONS } from './reports.ts';

/** The input of {@link reportJob}. */
export const newReportSchema = z.object({
  reason: z.enum(REPORT_REASONS),
  detail: textSchema(0, REPORT_DETAIL).exactOptional(),
  homepage: trapSchema
    .exactOptional()
    .describe('A trap that people do not see. A report with this field is not stored, and the reply does not reveal that.'),
});

export type NewReport = Shape<typeof newReportSchema>;

/** Ids of reports, for calls that decide them. */
export const reportIdsSchema = listSchema(idSchema, MOST_REPORTS);

export const postingReportSchema = z.object({
  id: idSchema,
  reason: z.enum(REPORT_REASONS),
  detail: z.string().describe('Empty when nothing was written.'),
  at: instantSchema,
  from: z.enum(['account', 'deleted-account', 'visitor']),
  name: z.string().nullable().describe('The name of the account.'),
});

/** An open report as administrators see it. */
export type PostingReport = Shape<typeof postingReportSchema>;

export const reportsSchema = z.object({
  items: z.array(postingReportSchema).max(MOST_REPORTS).describe(`The newest, at most ${MOST_REPORTS}.`),
  count: z.number().int().min(0),
});

/** The open reports of a posting. */
export type PostingReports = Shape<typeof reportsSchema>;

export const reportJobContract = endpointContract(reportJob, { params: idParamsSchema, body: newReportSchema, reply: z.undefined() }, 204);

export const listJobReportsContract = endpointContract(listJobReports, { params: idParamsSchema, reply: reportsSchema });

export const decideJobReportsContract = endpointContract(decideJobReports, {
  params: idParamsSchema,
  body: z.object({ decision: z.enum(['upheld', 'dismissed']), reports: reportIdsSchema }),
  reply: reportsSchema,
});
