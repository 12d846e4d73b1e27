import { observer } from 'mobx-react-lite';
import type { JSX } from 'react';
import { useCountryName } from '#core/client/i18n/use-countries.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { ListRow } from '#core/client/ui/List.tsx';
import { FoundWords } from '#core/client/ui/search-page/FoundWords.tsx';
import type { FoundCandidate } from '../../../contract/candidate-search-schemas.ts';
import { useAvailabilityText } from '../../fields/use-availability-text.ts';
import { CandidateAvatar } from '../CandidateAvatar.tsx';
import { useCandidateName } from '../use-candidate-name.ts';
import { FoundSkills } from './FoundSkills.tsx';
import * as styles from '../candidates.module.css';

interface CandidateRowProps {
  readonly candidate: FoundCandidate;
  readonly to: string;
  /** Its words are marked in the headline. */
  readonly searchText: string | undefined;
  /** Why the candidate was found, as a sentence. */
  readonly matches: string | undefined;
  /** Whether the preview shows this candidate. */
  readonly isChosen: boolean;
}

/** One candidate in the list of found ones. */
export const CandidateRow = observer(function CandidateRow(props: CandidateRowProps): JSX.Element {
  const { candidate, to, searchText, matches, isChosen } = props;
  const t = useT('candidate');
  const nameOf = useCandidateName();
  const countryName = useCountryName();
  const availability = useAvailabilityText()(candidate);
  const { name, headline, city, country, skills, years } = candidate;
  return (
    <ListRow
      to={to}
      title={<span data-chosen={isChosen || undefined}>{nameOf(name)}</span>}
      avatar={<CandidateAvatar name={name} />}
      facts={[city, country === '' ? '' : countryName(country)]}
      more={
        <div className={styles.candidateRow}>
          <p>
            <bdi>
              <FoundWords text={headline} searchText={searchText} />
            </bdi>
          </p>
          <FoundSkills skills={skills} />
          {matches !== undefined && <p className="muted small">{matches}</p>}
        </div>
      }
    >
      {availability !== '' && <span>{t('candidates.row.start', { when: availability })}</span>}
      <span className="muted small">{t('candidates.row.years', { count: years })}</span>
    </ListRow>
  );
});
