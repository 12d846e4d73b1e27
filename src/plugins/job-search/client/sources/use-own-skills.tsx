import { type ReactNode, useMemo, useState } from 'react';
import { useAllowedContributions } from '#core/client/session/allowed-contributions.ts';
import { type OwnSkill, seekerParts } from '#plugins/jobs/contract/client-extension-points.ts';
import { type IsOwnSkill, ownSkillTest } from '#plugins/jobs/contract/own-skill.ts';
import { SourceReader } from './SourceReader.tsx';

interface OwnSkills {
  /** `undefined` for users whose skills are not known. */
  readonly isOwn: IsOwnSkill | undefined;
  /** Reads the skills of the user. Render it once on the page. */
  readonly reader: ReactNode;
}

/** Learns which skills the user has, if a plugin knows it. Call it in an observer. `isWanted`: whether any skill is shown. */
export function useOwnSkills(isWanted: boolean): OwnSkills {
  const [source] = useAllowedContributions(seekerParts.part('skills'));
  const [skills, setSkills] = useState<readonly OwnSkill[]>();
  const isOwn = useMemo(() => (skills === undefined || skills.length === 0 ? undefined : ownSkillTest(skills)), [skills]);
  return {
    isOwn: source === undefined ? undefined : isOwn,
    reader: isWanted && source !== undefined && <SourceReader source={source} given={{ onSkills: setSkills }} />,
  };
}
