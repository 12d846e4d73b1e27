import { useT } from '#core/client/i18n/use-t.ts';

/** Returns the name of a candidate, or the word "Candidate" for one who does not show the name. */
export function useCandidateName(): (name: string | null) => string {
  const t = useT('candidate');
  return (name) => (name === null || name === '' ? t('candidates.unnamed') : name);
}
