import type { JSX } from 'react';
import { useT } from '#core/client/i18n/use-t.ts';
import { Button } from '#core/client/ui/Button.tsx';
import { Note } from '#core/client/ui/Note.tsx';
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
    <Note
      tone="straw"
      role="alert"
      title={t('conflict.title')}
      action={
        <div className="row">
          <Button onClick={onKeepMine}>{t('conflict.mine')}</Button>
          <Button variant="quiet" onClick={onTakeTheirs}>
            {t('conflict.theirs')}
          </Button>
        </div>
      }
    >
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
    </Note>
  );
}
