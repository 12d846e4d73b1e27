import type { JSX } from 'react';
import { useT } from '#core/client/i18n/use-t.ts';
import { useContributions } from '#core/client/plugin/use-contributions.ts';
import { PageTitle } from '#core/client/router/PageTitle.tsx';
import { Part } from '#core/client/ui/Part.tsx';
import { landingSections } from '../../contract/landing.ts';
import { Candidates } from './Candidates.tsx';
import { Employers } from './Employers.tsx';
import { Fair } from './Fair.tsx';
import { Hero } from './Hero.tsx';
import { Own } from './Own.tsx';
import './LandingPage.css';

/** The landing page of the marketplace. */
export function Page(): JSX.Element {
  const t = useT('public');
  const sections = useContributions(landingSections);
  return (
    <>
      <PageTitle title={t('landing.title')} />
      <Hero />
      {sections.map(({ plugin, thing }) => (
        <div key={thing.id} className="wrap band section">
          <Part plugin={plugin} what={thing.id} load={async () => (await thing.value.load()).Section} />
        </div>
      ))}
      <Candidates />
      <Fair />
      <Employers />
      <Own />
    </>
  );
}
