import { extensionPoint } from '#core/contract/extension-point.ts';

/** Counts postings of companies. */
export interface OpenJobCounter {
  /** The numbers of published postings by company, without companies that have none. Called every five minutes for all companies in portions. */
  readonly countsOf: (companyIds: readonly string[]) => Promise<ReadonlyMap<string, number>>;
}

/** Server plugins with postings add themselves here. The list of companies has the sum of their numbers. */
export const openJobCounters = extensionPoint<OpenJobCounter>('employer.open-job-counters');
