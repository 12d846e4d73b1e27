import { keptList } from '#core/client/lists/list-declaration.ts';
import { APPLICATION_STAGES, type ApplicationStage } from '../../contract/application.ts';
import { listApplications } from '../../contract/endpoints.ts';
import { applications } from '../application/applied-list.ts';

/** The most applications of one candidate to a posting that are listed. */
export const MOST_LISTED = 20;

// Candidates apply and withdraw meanwhile, and colleagues move applicants.
const declare = () => keptList({ call: listApplications, rows: applications, pageSize: 50, isFresh: true });

/** The applicants of a posting in the table. */
export const applicantTable = declare();

/** All applicants of a posting beside the page of one of them. */
export const applicantQueue = declare();

const columns = new Map(APPLICATION_STAGES.map((stage) => [stage, declare()]));

/** The applicants of a posting in a column of the board. */
export function applicantColumn(stage: ApplicationStage): typeof applicantTable {
  return columns.get(stage) ?? applicantTable;
}

export const ALL_LISTS = Object.freeze([applicantTable, ...columns.values()]);
