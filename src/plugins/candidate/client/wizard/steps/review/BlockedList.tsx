import { type JSX, type ReactNode, useRef } from 'react';
import { type OrderedItems, useListChanges } from '#core/client/forms/ordered/list-changes.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { IconButton } from '#core/client/ui/Button.tsx';
import { TrashIcon } from '#core/client/ui/icons/page-icons.tsx';
import type { BlockedEntry } from './blocked-entries.ts';
import * as styles from '../../../items/items.module.css';

interface BlockedListProps extends Required<OrderedItems<BlockedEntry>> {
  /** The fields above the list that add an entry. */
  readonly adding: ReactNode;
}

/** The blocked companies and domains. Each can be removed, and the message offers to restore it. */
export function BlockedList({ adding, ...list }: BlockedListProps): JSX.Element {
  const t = useT('candidate');
  const place = useRef<HTMLDivElement>(null);
  const { remove } = useListChanges(list, place);
  return (
    <div className={`stack ${styles.items}`} ref={place}>
      {adding}
      {list.items.length > 0 && (
        <ul className={`list ${styles.itemsList}`} aria-label={t('blocked.title')}>
          {list.items.map((entry, at) => (
            <li key={entry.id} data-item={entry.id} className={styles.item}>
              <div className={styles.itemWords}>
                <p className="strong">{entry.kind === 'domain' ? <span dir="ltr">{entry.name}</span> : <bdi>{entry.name}</bdi>}</p>
                <p className="muted small">{t(`blocked.${entry.kind}`)}</p>
              </div>
              <div className={styles.itemActs}>
                <IconButton
                  data-do="edit"
                  icon={TrashIcon}
                  label={t('list.remove', { name: entry.name })}
                  onClick={() => remove(entry, at)}
                />
              </div>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
