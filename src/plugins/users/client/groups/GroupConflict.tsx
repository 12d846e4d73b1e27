import type { JSX } from 'react';
import { useT } from '#core/client/i18n/use-t.ts';
import { Conflict } from '#core/client/ui/Conflict.tsx';
import type { AdminGroup } from '../../contract/schemas.ts';
import { useDuties } from './use-duties.ts';
import * as styles from '../users.module.css';

interface GroupConflictProps {
  readonly theirs: AdminGroup;
  readonly onKeepMine: () => void;
  readonly onTakeTheirs: () => void;
}

/** Shows how another administrator has saved the group, above the fields with the own changes. */
export function GroupConflict({ theirs, onKeepMine, onTakeTheirs }: GroupConflictProps): JSX.Element {
  const t = useT('users');
  const wordsOf = useDuties();
  const duties = wordsOf?.(theirs.duties).map(({ title }) => title) ?? theirs.duties;
  return (
    <Conflict
      title={t('conflict.title')}
      choices={[
        { label: t('conflict.mine'), onChoose: onKeepMine },
        { label: t('conflict.theirs'), onChoose: onTakeTheirs, isQuiet: true },
      ]}
      help={
        <dl className={styles.usersTheirs}>
          <dt>{t('group.name')}</dt>
          <dd>
            <bdi>{theirs.name}</bdi>
          </dd>
          <dt>{t('group.duties')}</dt>
          <dd>{duties.join(', ') || t('group.noDuty')}</dd>
          <dt>{t('group.members')}</dt>
          <dd>
            <bdi>{theirs.members.map(({ name, email }) => name || email).join(', ') || t('group.noMember')}</bdi>
          </dd>
        </dl>
      }
    />
  );
}
