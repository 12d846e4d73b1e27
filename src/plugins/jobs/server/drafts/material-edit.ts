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

/** Whether the changed fields include title, pay or place. */
export function isMaterial(changedFields: readonly string[]): boolean {
  return changedFields.some((name) => MATERIAL.has(name));
}
