import type { JSX } from 'react';
import { useFormat } from '#core/client/i18n/use-format.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { Note } from '#core/client/ui/Note.tsx';
import type { Suspension } from '../../contract/schemas.ts';
import * as styles from '../users.module.css';

/** Why, since when and by whom a user is suspended. */
export function SuspensionNote({ suspension: { reason, note, since, by } }: { readonly suspension: Suspension }): JSX.Element {
  const t = useT('users');
  const { dateTime } = useFormat();
  const start = dateTime(since);
  return (
    <div className={styles.usersSuspension}>
      <Note tone="rust" title={t('suspension.title', { reason: t(`reason.${reason}`) })}>
        <p>{by === null ? t('suspension.since', { start }) : t('suspension.sinceBy', { start, by })}</p>
        {note !== '' && (
          <p className={styles.usersNote}>
            <bdi>{note}</bdi>
          </p>
        )}
      </Note>
    </div>
  );
}
