import { observer } from 'mobx-react-lite';
import { type JSX, type ReactNode, useMemo, useState } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import { useContributions } from '#core/client/plugin/Contributions.tsx';
import { SessionStore } from '#core/client/session/session-store.ts';
import { type OwnSkill, ownSkills } from '../../../contract/client-extension-points.ts';
import { type IsOwnSkill, ownSkillTest } from './fold-skill.ts';
import { OwnSkillReader } from './OwnSkillReader.tsx';

interface WithOwnSkillsProps {
  /** Gets the test for a skill; `undefined` for users whose skills are unknown. */
  readonly children: (isOwn: IsOwnSkill | undefined) => ReactNode;
}

/** Learns which skills the user has, if a plugin knows it. */
export const WithOwnSkills = observer(function WithOwnSkills({ children }: WithOwnSkillsProps): JSX.Element {
  const { role } = useService(SessionStore);
  const source = useContributions(ownSkills).find(({ thing: { value } }) => typeof role === 'string' && value.roles.includes(role));
  const [skills, setSkills] = useState<readonly OwnSkill[]>();
  const isOwn = useMemo(() => (skills === undefined || skills.length === 0 ? undefined : ownSkillTest(skills)), [skills]);
  return (
    <>
      {source !== undefined && <OwnSkillReader source={source} onSkills={setSkills} />}
      {children(source === undefined ? undefined : isOwn)}
    </>
  );
});
