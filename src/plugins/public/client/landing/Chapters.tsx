import type { JSX } from 'react';
import { useContributions } from '#core/client/plugin/use-contributions.ts';
import { Part } from '#core/client/ui/Part.tsx';
import { landingSections } from '../../contract/landing.ts';
import { Candidates } from './Candidates.tsx';
import { Employers } from './Employers.tsx';
import { Fair } from './Fair.tsx';
import { Own } from './Own.tsx';

/** The landing page below its first view. */
export function Chapters(): JSX.Element {
  const sections = useContributions(landingSections);
  return (
    <>
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
