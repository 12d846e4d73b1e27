import { observer } from 'mobx-react-lite';
import { type JSX, useState } from 'react';
import { useCountryName } from '#core/client/i18n/use-countries.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { Button, ButtonLink } from '#core/client/ui/Button.tsx';
import { FactLine } from '#core/client/ui/FactLine.tsx';
import { href } from '#core/contract/route-ref.ts';
import type { FoundCandidate } from '../../../contract/candidate-search-schemas.ts';
import { candidateRoutes } from '../../../contract/routes.ts';
import { useAvailabilityText } from '../../fields/use-availability-text.ts';
import { CandidateAvatar } from '../CandidateAvatar.tsx';
import { useCandidateName } from '../use-candidate-name.ts';
import type { CandidateTerms } from './candidate-search.ts';
import { FoundSkills } from './FoundSkills.tsx';
import { OpenedProfile } from './OpenedProfile.tsx';
import '#core/client/ui/search-page/preview.css';
import * as styles from '../candidates.module.css';

interface CandidatePreviewProps {
  readonly candidate: FoundCandidate;
  /** The search that leads back to the list. */
  readonly terms: CandidateTerms;
}

/**
 * The candidate of the list that the pointer or the focus is on, beside the list on wide screens. The profile loads only when the user asks
 * for it, because each company opens a limited number of profiles.
 */
export const CandidatePreview = observer(function CandidatePreview({ candidate, terms }: CandidatePreviewProps): JSX.Element {
  const t = useT('candidate');
  const nameOf = useCandidateName();
  const countryName = useCountryName();
  const availability = useAvailabilityText()(candidate);
  const [openedId, setOpenedId] = useState<string>();
  const { candidateId, name, headline, city, country, skills, years } = candidate;
  return (
    <section className={`preview ${styles.candidatePreview}`} aria-label={t('candidates.search.preview')}>
      <div className="preview__head">
        <CandidateAvatar name={name} />
        <div>
          <h2>
            <bdi>{nameOf(name)}</bdi>
          </h2>
          <p className="soft">
            <bdi>{headline}</bdi>
          </p>
        </div>
      </div>
      <p className="muted">
        <FactLine
          facts={[
            city,
            country === '' ? '' : countryName(country),
            t('candidates.row.years', { count: years }),
            availability === '' ? '' : t('candidates.row.start', { when: availability }),
          ]}
        />
      </p>
      <FoundSkills skills={skills} />
      {openedId === candidateId && <OpenedProfile id={candidateId} />}
      <div className="row">
        <ButtonLink variant="grow" to={href(candidateRoutes.detail, { id: candidateId }, { ...terms })}>
          {t('candidates.search.open')}
        </ButtonLink>
        {openedId !== candidateId && <Button onClick={() => setOpenedId(candidateId)}>{t('candidates.search.readHere')}</Button>}
      </div>
    </section>
  );
});
