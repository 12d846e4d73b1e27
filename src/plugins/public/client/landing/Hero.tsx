import { clsx } from 'clsx';
import type { JSX } from 'react';
import { useT } from '#core/client/i18n/use-t.ts';
import { Link } from '#core/client/navigation/Link.tsx';
import { useContributions } from '#core/client/plugin/Contributions.tsx';
import { Lattice } from '#core/client/ui/Lattice.tsx';
import { landingParts } from '../../contract/landing.ts';
import { Figure, useHasFigure } from './Figure.tsx';
import { HeroSearch } from './HeroSearch.tsx';
import * as styles from './LandingPage.module.css';

export const EMPLOYERS_ID = 'employers';

/** The headline, the job search, and a picture of the steps that follow. */
export function Hero(): JSX.Element {
  const t = useT('public');
  const [search] = useContributions(landingParts.part('search'));
  const hasFigure = useHasFigure('hero');
  return (
    <section className="hero">
      {!hasFigure && <Lattice place="end" />}
      <div className={clsx('hero__in wrap', hasFigure && styles.heroInFigure)}>
        <h1 tabIndex={-1}>{t('landing.heading')}</h1>
        <p className="lead">{t('landing.lead')}</p>
        <div className={styles.heroWays}>
          {search !== undefined && <HeroSearch plugin={search.plugin} search={search.thing.value} />}
          <p>
            <Link className="link" to={`#${EMPLOYERS_ID}`}>
              {t('landing.hiring')}
            </Link>
          </p>
        </div>
        <Figure place="hero" />
      </div>
    </section>
  );
}
