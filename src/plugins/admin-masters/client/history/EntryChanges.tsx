import type { JSX } from 'react';
import { useT } from '#core/client/i18n/use-t.ts';
import type { MasterEntity } from '../../contract/master-entity.ts';
import type { HistoryEntry } from '../../contract/reply-schemas.ts';
import { PartText } from '../form/PartText.tsx';
import { usePartTexts } from '../form/use-part-texts.ts';
import { entryChanges } from './entry-changes.ts';
import * as styles from './RowHistory.module.css';

interface EntryChangesProps {
  readonly entity: MasterEntity;
  readonly entry: HistoryEntry;
}

/** What a change did, value by value. */
export function EntryChanges({ entity, entry }: EntryChangesProps): JSX.Element | null {
  const t = useT('admin-masters');
  const { labelOf } = usePartTexts(entity);
  const changes = entryChanges(entry, entity.description);
  if (changes.length === 0) return null;
  return (
    <dl className={styles.mastersChanges}>
      {changes.map(({ path, before, after }) => (
        <div key={path}>
          <dt>{labelOf(path)}</dt>
          {entry.before !== null && (
            <dd>
              {t('history.before')} <PartText {...{ entity, path }} value={before} />
            </dd>
          )}
          <dd>
            {entry.before !== null && <>{t('history.after')} </>}
            <PartText {...{ entity, path }} value={after} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
