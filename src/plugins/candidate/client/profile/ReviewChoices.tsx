import type { JSX } from 'react';
import { dayInWords } from '#core/client/i18n/day-words.ts';
import { useLocale } from '#core/client/i18n/use-locale.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { ButtonLink } from '#core/client/ui/Button.tsx';
import { FactGrid } from '#core/client/ui/detail/FactGrid.tsx';
import { Panel } from '#core/client/ui/Panel.tsx';
import { href } from '#core/contract/route-ref.ts';
import { candidateRoutes } from '../../contract/routes.ts';
import type { Review } from '../../contract/section-schemas.ts';
import type { ProfileSections } from '../../contract/sections.ts';
import { talentPoolUntil } from '../../contract/talent-pool.ts';
import { today } from '../fields/today.ts';
import { useVisibilityHelp } from '../visibility/use-visibilities.ts';
import * as styles from '../view/view.module.css';

/** Who sees the profile, in words, with a link to the step that changes it. */
export function ReviewChoices({ values: { preferences, review } }: { readonly values: ProfileSections }): JSX.Element {
  const t = useT('candidate');
  const until = talentPoolUntil(review.talentPoolSince);
  const day = dayInWords(until, useLocale(), 'medium');
  const isPooled = until !== '' && until >= today();
  const { visibility } = review;
  const helpOf = useVisibilityHelp();
  const shown = (isShown: boolean): string => t(isShown ? 'visibility.shown' : 'visibility.notShown');
  return (
    <Panel
      title={t('visibility.title')}
      action={
        <ButtonLink size="s" variant="quiet" to={href(candidateRoutes.review)}>
          {t('profile.change')} <span className="vh">{t('visibility.title')}</span>
        </ButtonLink>
      }
    >
      <FactGrid
        facts={[
          { term: t('visibility.finders'), value: t(`visibility.${visibility}`), note: t(helpOf(visibility)) },
          { term: t('search.title'), value: t(`search.${preferences.search}`), note: t(`search.${preferences.search}Help`) },
          {
            term: t('visibility.name'),
            value: shown(review.showsName),
            note: t(review.showsName ? 'visibility.nameShown' : 'visibility.nameHidden'),
          },
          {
            term: t('visibility.cvs'),
            value: shown(review.showsCv),
            note: t(review.showsCv ? 'visibility.cvsShown' : 'visibility.cvsHidden'),
          },
          { term: t('blocked.title'), value: hasBlocked(review) && <Blocked review={review} /> },
          {
            term: t('talentPool.title'),
            value: t(isPooled ? 'talentPool.yes' : 'talentPool.no'),
            note: day === undefined ? t('talentPool.none') : t(isPooled ? 'talentPool.until' : 'talentPool.ended', { day }),
          },
        ]}
      />
    </Panel>
  );
}

function hasBlocked({ blockedCompanies, blockedDomains }: Review): boolean {
  return blockedCompanies.length + blockedDomains.length > 0;
}

function Blocked({ review: { blockedCompanies, blockedDomains } }: { readonly review: Review }): JSX.Element {
  return (
    <ul className={styles.plain}>
      {blockedCompanies.map(({ id, name }) => (
        <li key={id}>
          <bdi>{name}</bdi>
        </li>
      ))}
      {blockedDomains.map((domain) => (
        <li key={domain}>
          <bdi dir="ltr">{domain}</bdi>
        </li>
      ))}
    </ul>
  );
}
