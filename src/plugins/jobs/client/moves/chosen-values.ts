import type { DraftValues } from '../../contract/managing.ts';
import type { PostingValues } from '../form/posting-values.ts';

const SIMPLE = ['country', 'location', 'employmentType', 'workMode', 'category', 'applyUrl'] as const;

/** What the user has chosen. A field that was left empty is no value. Days on site and countries of applicants belong to a work mode. */
export function chosenValues(values: PostingValues): DraftValues {
  const { workMode, currency, period, daysOnSite, applicantCountries } = values;
  const simple = Object.fromEntries(SIMPLE.filter((name) => values[name] !== '').map((name) => [name, values[name]]));
  const salary = { ...(currency !== '' && { currency }), ...(period !== '' && { period }) };
  const details = {
    ...(workMode === 'hybrid' && daysOnSite !== '' && { daysOnSite: Number(daysOnSite) }),
    ...(workMode === 'remote' && applicantCountries.length > 0 && { applicantCountries }),
  };
  return { ...simple, ...(hasSome(salary) && { salary }), ...(hasSome(details) && { details }) };
}

function hasSome(fields: object): boolean {
  return Object.keys(fields).length > 0;
}
