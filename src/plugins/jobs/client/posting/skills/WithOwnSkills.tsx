import { observer } from 'mobx-react-lite';
import { type JSX, type ReactNode, useMemo, useState } from 'react';
import { useAllowedContributions } from '#core/client/session/allowed-contributions.ts';
import { type OwnSkill, seekerParts } from '../../../contract/client-extension-points.ts';
import { type IsOwnSkill, ownSkillTest } from '../../../contract/own-skill.ts';
import { OwnSkillReader } from './OwnSkillReader.tsx';

interface WithOwnSkillsProps {
  /** Gets the test for a skill; `undefined` for users whose skills are unknown. */
  readonly children: (isOwn: IsOwnSkill | undefined) => ReactNode;
}

/** Learns which skills the user has, if a plugin knows it. */
export const WithOwnSkills = observer(function WithOwnSkills({ children }: WithOwnSkillsProps): JSX.Element {
  const [source] = useAllowedContributions(seekerParts.part('skills'));
  const [skills, setSkills] = useState<readonly OwnSkill[]>();
  const isOwn = useMemo(() => (skills === undefined || skills.length === 0 ? undefined : ownSkillTest(skills)), [skills]);
  return (
    <>
      {source !== undefined && <OwnSkillReader source={source} onSkills={setSkills} />}
      {children(source === undefined ? undefined : isOwn)}
    </>
  );
});
