import type { JSX } from 'react';
import { useT } from '#core/client/i18n/use-t.ts';
import { Link } from '#core/client/navigation/Link.tsx';
import { changed, type SearchTerms } from './search-terms.ts';

interface CorrectedNoteProps {
  readonly terms: SearchTerms;
  readonly corrected: string;
  readonly addressOf: (terms: SearchTerms) => string;
}

/** Says that the typed words find nothing and similar ones were searched, and leads to the typed ones. */
export function CorrectedNote({ terms, corrected, addressOf }: CorrectedNoteProps): JSX.Element {
  const t = useT('job-search');
  return (
    <p className="search-head__corrected" role="status">
      {t('finding.corrected', { words: corrected })}{' '}
      <Link className="link" to={addressOf(changed(terms, { exact: true }))}>
        {t('finding.searchInstead', { words: terms.q ?? '' })}
      </Link>
    </p>
  );
}
