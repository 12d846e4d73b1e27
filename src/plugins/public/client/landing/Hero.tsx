import type { JSX } from 'react';
import { useT } from '#core/client/i18n/use-t.ts';
import { useContributions } from '#core/client/plugin/use-contributions.ts';
import { useGo } from '#core/client/router/use-go.ts';
import { SearchIcon } from '#core/client/ui/icons/SearchIcon.tsx';
import { Lattice } from '#core/client/ui/Lattice.tsx';
import { SearchBar } from '#core/client/ui/SearchBar.tsx';
import { href } from '#core/contract/route-ref.ts';
import { type LandingSearch, landingSearch } from '../../contract/landing.ts';

/** The one sentence, and the way into the jobs. */
export function Hero(): JSX.Element {
  const t = useT('public');
  const [search] = useContributions(landingSearch);
  return (
    <section className="hero">
      <Lattice place="end" />
      <div className="hero__in wrap">
        <h1 tabIndex={-1}>{t('landing.heading')}</h1>
        <p className="lead">{t('landing.lead')}</p>
        {search !== undefined && <HeroSearch search={search.thing.value} />}
      </div>
    </section>
  );
}

function HeroSearch({ search }: { readonly search: LandingSearch }): JSX.Element {
  const t = useT('public');
  const go = useGo();
  return (
    <div className="hero__find">
      <SearchBar
        cells={[{ name: 'words', label: t('landing.what'), icon: SearchIcon, placeholder: t('landing.all') }]}
        action={t('landing.search')}
        onSearch={({ words }) => go(href(search.to, {}, { [search.wordsKey]: words }))}
      />
    </div>
  );
}
