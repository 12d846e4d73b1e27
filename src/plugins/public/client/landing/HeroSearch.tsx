import { type JSX, useState } from 'react';
import { useT } from '#core/client/i18n/use-t.ts';
import { useTexts } from '#core/client/i18n/use-texts.ts';
import { useGo } from '#core/client/navigation/use-go.ts';
import { PluginBoundary } from '#core/client/plugin/PluginBoundary.tsx';
import { SearchIcon } from '#core/client/ui/icons/icons.tsx';
import { SearchBar } from '#core/client/ui/SearchBar.tsx';
import { href } from '#core/contract/route-ref.ts';
import { type LandingSearch, LIVE_FROM } from '../../contract/landing.ts';
import { useArrowWalk } from './use-arrow-walk.ts';
import { useLoaded } from './use-loaded.ts';

interface HeroSearchProps {
  /** The plugin that provides the search. */
  readonly plugin: string;
  readonly search: LandingSearch;
}

/** The job search field. From the second character on, it lists the first results below. */
export function HeroSearch({ plugin, search }: HeroSearchProps): JSX.Element {
  const t = useT('public');
  const go = useGo();
  const walk = useArrowWalk();
  const [typed, setTyped] = useState('');
  const words = typed.trim();
  return (
    <div className="hero__find" ref={walk}>
      <SearchBar
        floats
        cells={[{ name: 'words', label: t('landing.what'), icon: SearchIcon, placeholder: t('landing.all') }]}
        action={t('landing.search')}
        onType={(_, text) => setTyped(text)}
        onSearch={(values) => go(href(search.to, {}, { [search.wordsKey]: values.words }))}
      />
      <PluginBoundary plugin={plugin} what="live results">
        <LiveResults plugin={plugin} search={search} words={words} />
      </PluginBoundary>
    </div>
  );
}

function LiveResults({ plugin, search, words }: HeroSearchProps & { readonly words: string }): JSX.Element | null {
  // Texts and results load at the first character, so they are ready at the second.
  const loaded = useLoaded('live results', search.live, words !== '');
  const hasTexts = useTexts([plugin], 'first-view');
  if (loaded === undefined || !hasTexts || [...words].length < LIVE_FROM) return null;
  return <loaded.Results words={words} />;
}
