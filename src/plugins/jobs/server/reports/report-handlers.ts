import { can } from '#core/server/access/policy.ts';
import { type Handler, handle } from '#core/server/http/handler.ts';
import { decideJobReportsContract, listJobReportsContract, reportJobContract } from '../../contract/report-schemas.ts';
import { REPORT_RATE } from '../../contract/reports.ts';
import type { Postings } from '../postings.ts';
import type { Reports } from './posting-reports.ts';
import type { ReportIntake } from './report-intake.ts';

export interface ReportDependencies {
  readonly postings: Pick<Postings, 'demandReadable'>;
  readonly intake: ReportIntake;
  readonly reports: Reports;
}

/** Handlers of reports on postings. */
export function reportHandlers({ postings, intake, reports }: ReportDependencies): readonly Handler[] {
  return [
    handle(reportJobContract, {
      policy: 'public',
      limit: { max: REPORT_RATE.count, windowMinutes: REPORT_RATE.minutes, code: 'jobs.too-many-reports' },
      run: async (call) => {
        const { id } = await postings.demandReadable(call.params.id, call);
        await intake.take(id, call.body, call.actor);
        return undefined;
      },
    }),
    handle(listJobReportsContract, { policy: can('moderate', 'job-posting'), run: (call) => reports.of(call, call.params.id) }),
    handle(decideJobReportsContract, {
      policy: can('moderate', 'job-posting'),
      refusals: ['conflict'],
      run: (call) => reports.decide(call, call.params.id, call.body.decision, call.body.reports),
    }),
  ];
}
