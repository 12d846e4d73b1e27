import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import type { OwnSkillModule } from '#plugins/jobs/contract/client-extension-points.ts';
import { ProfileStore } from '../profile-store.ts';

/** Reports the skills of the candidate's profile. */
export const Source: OwnSkillModule['Source'] = observer(function SkillSource({ onSkills }) {
  const store = useService(ProfileStore);
  const { status } = store.mine;
  useEffect(() => void store.ensure(), [store]);
  useEffect(() => {
    if (status === 'ready') onSkills(store.value('skills').items.map(({ name }) => ({ name })));
  }, [status, store, onSkills]);
  return null;
});
