import type { JSX } from 'react';
import { useT } from '#core/client/i18n/use-t.ts';
import { useContributions } from '#core/client/plugin/use-contributions.ts';
import { PageTitle } from '#core/client/router/PageTitle.tsx';
import { ButtonLink } from '#core/client/ui/ButtonLink.tsx';
import { Part } from '#core/client/ui/Part.tsx';
import { href } from '#core/contract/route-ref.ts';
import { landingSections } from '../../contract/landing.ts';
import { publicRoutes } from '../../contract/routes.ts';
import { Chapter } from './Chapter.tsx';
import { Hero } from './Hero.tsx';
import { Own } from './Own.tsx';
import './LandingPage.css';

const CANDIDATE_POINTS = ['pay', 'apply', 'status'];
const EMPLOYER_POINTS = ['post', 'applicants', 'import'];

/** The landing page of the marketplace. */
export function Page(): JSX.Element {
  const t = useT('public');
  const sections = useContributions(landingSections);
  const points = (names: readonly string[]) => names.map((name) => ({ title: t(`landing.${name}Title`), text: t(`landing.${name}Text`) }));
  const join = <ButtonLink to={href(publicRoutes.signUp)}>{t('landing.join')}</ButtonLink>;
  return (
    <>
      <PageTitle title={t('landing.title')} />
      <Hero />
      {sections.map(({ plugin, thing }) => (
        <div key={thing.id} className="wrap band">
          <Part plugin={plugin} what={thing.id} load={async () => (await thing.value.load()).Section} />
        </div>
      ))}
      <Chapter title={t('landing.candidates')} points={points(CANDIDATE_POINTS)} action={join} />
      <Chapter title={t('landing.employers')} points={points(EMPLOYER_POINTS)} action={join} />
      <Own />
    </>
  );
}
