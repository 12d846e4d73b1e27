import { useContributions } from '#core/client/plugin/Contributions.tsx';
import { companyParts } from '#plugins/employer/contract/company-parts.ts';
import { VISIBILITIES, type Visibility } from '../../contract/visibility.ts';

/** Whether this site verifies companies. */
export function useVerifiesCompanies(): boolean {
  return useContributions(companyParts.part('verification')).length > 0;
}

/** The choices of who finds a candidate that mean something on this site, and the one that the candidate chose before. */
export function useVisibilities(chosen: Visibility): readonly Visibility[] {
  const verifies = useVerifiesCompanies();
  return VISIBILITIES.filter((value) => value !== 'verified' || verifies || value === chosen);
}

/** Key of the sentence that says who finds a candidate with this choice. */
export function useVisibilityHelp(): (visibility: Visibility) => string {
  const verifies = useVerifiesCompanies();
  return (visibility) => (visibility === 'verified' && !verifies ? 'visibility.verifiedNone' : `visibility.${visibility}Help`);
}
