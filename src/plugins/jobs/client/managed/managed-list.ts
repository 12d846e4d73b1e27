import { addressFilters } from '#core/client/lists/address-filters.ts';
import { type FilterValuesOf, keptList } from '#core/client/lists/list-declaration.ts';
import type { ShownListOf } from '#core/client/lists/use-list.ts';
import { oneOfParam, uuidParam, wordsParam } from '#core/contract/param-type.ts';
import { listAllManagedJobs, listManagedJobs } from '../../contract/endpoints.ts';
import { JOB_STATUSES } from '../../contract/life-cycle.ts';
import { MANAGED_ORDERS } from '../../contract/managing.ts';
import { managedJobs } from '../moves/managed-jobs.ts';

/** The order without `sort` in the address: first what there is something to do about. */
export const USUAL_ORDER = 'todo';

const FIELD = /^(?=.{1,40}$)[a-zA-Z]+(\.[a-zA-Z]+)?$/;

/** The postings that the user manages or reviews. */
export const managedList = keptList({
  call: listManagedJobs,
  allCall: listAllManagedJobs,
  rows: managedJobs,
  filters: addressFilters(
    {
      status: oneOfParam(...JOB_STATUSES),
      q: wordsParam(200),
      // Only postings with open reports.
      reported: oneOfParam('true'),
      // Only drafts that lack this field, or nothing.
      lacks: { name: 'field', parse: (text: string) => (FIELD.test(text) ? text : undefined) },
      // Only drafts of this import.
      import: uuidParam,
      // Only postings that this user wrote, for administrators.
      author: uuidParam,
      sort: oneOfParam(...MANAGED_ORDERS),
    },
    { sort: USUAL_ORDER },
  ),
  pageSize: 50,
  ask: ({ reported, ...others }) => ({ ...others, ...(reported !== undefined && { reported: true }) }),
});

export type ManagedValues = FilterValuesOf<typeof managedList>;
export type ShownManaged = ShownListOf<typeof managedList>;

/** Whether only drafts are shown. */
export function showsDrafts({ status, lacks, import: run }: ManagedValues): boolean {
  return status === 'draft' || lacks !== undefined || run !== undefined;
}
