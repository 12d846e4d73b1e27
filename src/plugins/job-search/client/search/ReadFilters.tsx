import { observer } from 'mobx-react-lite';
import type { JSX } from 'react';
import { useT } from '#core/client/i18n/use-t.ts';
import { Link } from '#core/client/navigation/Link.tsx';
import { valuesIn } from '#core/contract/value-params.ts';
import type { ReadFilter } from '../../contract/search-schemas.ts';
import { type JobSearch, jobTerms } from '../terms/job-search.ts';
import { useChoiceText } from '../terms/use-filter-text.ts';

export interface ReadFiltersProps {
  readonly shown: JobSearch;
  readonly read: readonly ReadFilter[];
}

/** Says which phrases were read as filters. A link for each searches them as words. */
export const ReadFilters = observer(function ReadFilters({ shown: { terms, addressOf }, read }: ReadFiltersProps): JSX.Element {
  const t = useT('job-search');
  const textOf = useChoiceText({ terms });
  return (
    <>
      {read.map(({ field, value, phrase }) => (
        <p key={field} className="search-head__corrected" role="status">
          {t('finding.read', { phrase, filter: textOf({ filter: field, value }) })}{' '}
          <Link className="link" to={addressOf(jobTerms.changed(terms, { asWords: [...valuesIn(terms.asWords), value].join(',') }))}>
            {t('finding.readAsWords')}
          </Link>
        </p>
      ))}
    </>
  );
});
