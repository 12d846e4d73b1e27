import { type JSX, useState } from 'react';
import { useT } from '#core/client/i18n/use-t.ts';
import { Panel } from '#core/client/ui/Panel.tsx';
import { PersonRights } from './PersonRights.tsx';
import { PersonSearch } from './PersonSearch.tsx';
import * as styles from './access.module.css';

interface PersonAccessProps {
  readonly entity: string;
  /** The version of the saved permissions. With a new one, the rights are fetched again. */
  readonly version: number;
}

/** What one person may do with the rows of an entity, and why. */
export function PersonAccess({ entity, version }: PersonAccessProps): JSX.Element {
  const t = useT('admin-masters');
  const [userId, setUserId] = useState<string>();
  return (
    <div className={styles.rights}>
      <Panel title={t('access.person.title')}>
        <div className="stack">
          <p className="muted">{t('access.person.lead')}</p>
          <PersonSearch chosen={userId} onChoose={setUserId} />
          {userId !== undefined && <PersonRights key={userId} {...{ entity, userId, version }} />}
        </div>
      </Panel>
    </div>
  );
}
