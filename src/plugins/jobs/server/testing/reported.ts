import type { TestCaller, TestServer } from '#core/testing/server-kit.ts';
import { listJobReports, reportJob } from '../../contract/report-endpoints.ts';
import type { NewReport, PostingReports } from '../../contract/report-schemas.ts';

/** Reports a posting, and returns the status of the reply. */
export function report(caller: TestCaller, id: string, given: Partial<NewReport> = {}): Promise<number> {
  return caller.status(reportJob, { params: { id }, body: { reason: 'fake', ...given } });
}

/** The open reports on a posting as administrators see them. */
export function reportsOn(api: TestServer, id: string): Promise<PostingReports> {
  return api.as('admin:jobs', 'reader').reply(listJobReports, { params: { id } });
}

/** Reports a posting by as many candidates. */
export async function reportByAccounts(api: TestServer, id: string, count: number, prefix = 'reporter'): Promise<void> {
  for (let at = 1; at <= count; at += 1) {
    const status = await report(api.as('candidate', `${prefix}-${at}`), id, { reason: 'scam-fee', detail: `Report ${at}` });
    if (status !== 204) throw new Error(`Report ${at} was answered with ${status}`);
  }
}
