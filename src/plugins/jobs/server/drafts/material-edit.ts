import { type JobReview, type JobStatus, postingMove } from '../../contract/life-cycle.ts';

/** Title, pay and place. With `JOB_REVIEW=all`, administrators review a published posting again after an edit of one of them. */
const MATERIAL = new Set([
  'title',
  'salary',
  'details.isGross',
  'location',
  'country',
  'workMode',
  'details.places',
  'details.applicantCountries',
]);

/** Whether administrators review a posting again after a member changed these fields. */
export function isReviewedAgain(status: JobStatus, changedFields: readonly string[], review: JobReview): boolean {
  const again = postingMove(status, 'pending_review', 'member', review);
  return again?.demands.includes('material-edit') === true && changedFields.some((name) => MATERIAL.has(name));
}
