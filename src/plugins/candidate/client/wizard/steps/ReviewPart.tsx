import type { JSX } from 'react';
import { useFormat } from '#core/client/i18n/use-format.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { ButtonLink } from '#core/client/ui/Button.tsx';
import { Panel } from '#core/client/ui/Panel.tsx';
import { THEN } from '#core/client/wizard/wizard.ts';
import { href } from '#core/contract/route-ref.ts';
import { lacksOf, stateOfSection } from '../../../contract/completeness.ts';
import { valuesOf } from '../../../contract/profile.ts';
import { candidateRoutes } from '../../../contract/routes.ts';
import type { OwnProfile } from '../../../contract/schemas.ts';
import { NEEDED_SECTIONS } from '../../../contract/section-names.ts';
import { filled, SectionView, type ShownSection } from '../../view/SectionView.tsx';
import * as styles from './ReviewPart.module.css';

interface ReviewPartProps {
  readonly section: ShownSection;
  readonly profile: OwnProfile;
}

/** One part of the profile, with what it lacks and a link to its step. The step leads back to the review. */
export function ReviewPart({ section, profile }: ReviewPartProps): JSX.Element {
  const t = useT('candidate');
  const core = useT('core');
  const format = useFormat();
  const values = valuesOf(profile.sections);
  const isFilled = filled(values, [section]).length > 0;
  const lacks = NEEDED_SECTIONS.includes(section) ? lacksOf(section, values[section]) : [];
  return (
    <Panel
      title={t(`step.${section}.name`)}
      action={
        <ButtonLink size="s" variant="quiet" to={href(candidateRoutes[section], {}, { [THEN]: href(candidateRoutes.review) })}>
          {t('profile.change')} <span className="vh">{t(`step.${section}.name`)}</span>
        </ButtonLink>
      }
    >
      <div className={styles.reviewContent}>
        {lacks.length > 0 && (
          <p className={styles.reviewLacks}>{t('review.lacks', { fields: format.list(lacks.map((field) => t(`lacks.${field}`))) })}</p>
        )}
        {isFilled && <SectionView section={section} sections={values} />}
        {!isFilled && lacks.length === 0 && <p className="muted">{core(`wizard.state.${stateOfSection(section, profile.sections)}`)}</p>}
        {section === 'basics' && values.basics.isOldEnough && <p className="muted small">{t('basics.oldEnough')}</p>}
      </div>
    </Panel>
  );
}
