import { type JSX, useEffect, useState } from 'react';
import type { Owned } from '#core/client/plugin/owned.ts';
import { PluginBoundary } from '#core/client/plugin/PluginBoundary.tsx';
import type { Contribution } from '#core/contract/extension-point.ts';
import type { OwnSkill, OwnSkillModule, OwnSkillSource } from '../../../contract/client-extension-points.ts';

interface OwnSkillReaderProps {
  readonly source: Owned<Contribution<OwnSkillSource>>;
  readonly onSkills: (skills: readonly OwnSkill[]) => void;
}

/** Loads a source and reports its skills. Shows nothing, also when it fails: no skill is marked then. */
export function OwnSkillReader({ source: { plugin, thing }, onSkills }: OwnSkillReaderProps): JSX.Element | null {
  const { id, value } = thing;
  const [loaded, setLoaded] = useState<OwnSkillModule>();
  useEffect(() => {
    value.load().then(setLoaded, (error: unknown) => console.error(`"${id}" of plugin "${plugin}" did not load`, error));
  }, [plugin, id, value]);
  if (loaded === undefined) return null;
  return (
    <PluginBoundary plugin={plugin} what={id}>
      <loaded.Source onSkills={onSkills} />
    </PluginBoundary>
  );
}
