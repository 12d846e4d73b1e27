import { type JSX, useEffect } from 'react';
import { useHash } from '#core/client/navigation/use-hash.ts';
import { useContributions } from '#core/client/plugin/use-contributions.ts';
import { PluginPart } from '#core/client/ui/PluginPart.tsx';
import { landingSections } from '../../contract/landing.ts';
import { Candidates } from './Candidates.tsx';
import { Employers } from './Employers.tsx';
import { Fair } from './Fair.tsx';
import { Own } from './Own.tsx';

/** The landing page below its first view. */
export function Chapters(): JSX.Element {
  const sections = useContributions(landingSections);
  const asked = useHash();
  // Scrolls to a chapter that the address names, now that it exists. Later the router scrolls.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the chapters are first there
  useEffect(() => {
    const chapter = asked === '' ? null : document.getElementById(asked);
    chapter?.setAttribute('tabindex', '-1');
    chapter?.scrollIntoView();
    chapter?.focus({ preventScroll: true });
  }, []);
  return (
    <>
      {sections.map(({ plugin, thing }) => (
        <div key={thing.id} className="wrap band section">
          <PluginPart plugin={plugin} what={thing.id} load={async () => (await thing.value.load()).Section} given={{}} />
        </div>
      ))}
      <Candidates />
      <Fair />
      <Employers />
      <Own />
    </>
  );
}
