import { defineMaster } from '#plugins/admin-masters/contract/define-master.ts';

/** The categories of job postings. */
export const jobCategories = defineMaster({
  entity: 'job-categories',
  levels: 3,
  isOffered: true,
  hasAlternatives: true,
  fields: [{ kind: 'line', name: 'iscoCode', max: 10 }],
});
