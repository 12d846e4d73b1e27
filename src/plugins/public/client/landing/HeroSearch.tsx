import { type JSX, type RefCallback, useCallback, useState } from 'react';
import { useT } from '#core/client/i18n/use-t.ts';
import { useTexts } from '#core/client/i18n/use-texts.ts';
import { useGo } from '#core/client/navigation/go.tsx';
import { PluginBoundary } from '#core/client/plugin/PluginBoundary.tsx';
import { SearchIcon } from '#core/client/ui/icons/icons.tsx';
import { SearchBar } from '#core/client/ui/SearchBar.tsx';
import { href } from '#core/contract/route-ref.ts';
import { type LandingSearch, LIVE_FROM } from '../../contract/landing.ts';
import { useLoaded } from './use-loaded.ts';
import * as styles from './LandingPage.module.css';

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
    <div className={styles.heroFind} ref={walk}>
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

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/**
 * Moves the focus with the arrow keys from a field to the links below it and back. Escape returns from a link to the field. Attach it to
 * the element around both.
 */
function useArrowWalk(): RefCallback<HTMLElement> {
  return useCallback((around: HTMLElement | null) => {
    if (around === null) return undefined;
    const onKey = (event: KeyboardEvent): void => {
      const next = event.altKey || event.ctrlKey || event.metaKey ? undefined : target(around, event);
      if (next === undefined) return;
      event.preventDefault();
      next.focus();
    };
    around.addEventListener('keydown', onKey);
    return () => around.removeEventListener('keydown', onKey);
  }, []);
}

function target(around: HTMLElement, { key }: KeyboardEvent): HTMLElement | undefined {
  const places = [...around.querySelectorAll<HTMLElement>('input, li a')];
  const here = places.findIndex((place) => place.matches(':focus'));
  if (here < 0) return undefined;
  if (key === 'Escape') return here > 0 ? places[0] : undefined;
  const step = STEPS[key];
  return step === undefined ? undefined : places[here + step];
}
