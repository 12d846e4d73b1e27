import { observer } from 'mobx-react-lite';
import { type JSX, useState } from 'react';
import { useResource } from '#core/client/data/use-resource.ts';
import { useService } from '#core/client/di/use-service.ts';
import { ApiClient } from '#core/client/http/api-client.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { Button } from '#core/client/ui/Button.tsx';
import { ErrorNote } from '#core/client/ui/ErrorNote.tsx';
import { UndoIcon } from '#core/client/ui/icons/icons.tsx';
import { Panel } from '#core/client/ui/Panel.tsx';
import { Skeleton } from '#core/client/ui/skeleton/Skeleton.tsx';
import { Timeline } from '#core/client/ui/timeline/Timeline.tsx';
import { listHistory } from '../../contract/endpoints.ts';
import type { MasterAction } from '../../contract/master-access.ts';
import type { HistoryEntry, MasterRowDetail } from '../../contract/reply-schemas.ts';
import type { RowList } from '../form/row-list.ts';
import { EntryChanges } from './EntryChanges.tsx';
import { useUndo } from './use-undo.ts';
import * as styles from './RowHistory.module.css';

/** Older changes are shown on demand. */
const SHOWN_FIRST = 5;

interface RowHistoryProps {
  readonly list: RowList;
  readonly row: MasterRowDetail;
  readonly may: (action: MasterAction) => boolean;
  /** Called with the row as it is after an undo. */
  readonly onLatest: (row: MasterRowDetail) => void;
}

/** The changes of a row, newest first. The newest one can be taken back. */
export const RowHistory = observer(function RowHistory({ list, row, may, onLatest }: RowHistoryProps): JSX.Element {
  const t = useT('admin-masters');
  const api = useService(ApiClient);
  const params = { entity: list.entity.description.entity, code: row.code };
  const { resource, load } = useResource(
    async (signal) => (await api.call(listHistory, { params, signal })).items,
    `${row.code} ${row.version}`,
  );
  const { busy, undo } = useUndo({ list, row, onLatest, onRefused: load });
  const { value: entries, status } = resource;
  return (
    <Panel title={t('history.title')}>
      {status === 'failed' && <ErrorNote title={t('history.failed')} onRetry={load} />}
      {entries === undefined && status !== 'failed' && <Skeleton />}
      {entries?.length === 0 && <p className="muted">{t('history.empty')}</p>}
      {entries !== undefined && entries.length > 0 && <Entries {...{ list, entries, may, busy }} onUndo={(id) => void undo(id)} />}
    </Panel>
  );
});

interface EntriesProps {
  readonly list: RowList;
  readonly entries: readonly HistoryEntry[];
  readonly may: RowHistoryProps['may'];
  readonly busy: boolean;
  readonly onUndo: (id: string) => void;
}

function Entries({ list, entries, may, busy, onUndo }: EntriesProps): JSX.Element {
  const t = useT('admin-masters');
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? entries : entries.slice(0, SHOWN_FIRST);
  return (
    <div className="stack">
      <Timeline
        label={t('history.title')}
        events={shown.map((entry) => ({
          id: entry.id,
          at: entry.at,
          what: t(`history.action.${entry.action}`),
          note: (
            <div className={styles.mastersEntry}>
              <p>{entry.by === null ? t('history.bySystem') : <bdi>{entry.by}</bdi>}</p>
              <EntryChanges entity={list.entity} entry={entry} />
              {entry.isUndoable && entry.undoNeeds.every(may) && (
                <Button size="s" busy={busy} onClick={() => onUndo(entry.id)}>
                  <UndoIcon className="icon--s" />
                  {t('history.undo')}
                </Button>
              )}
            </div>
          ),
        }))}
      />
      {shown.length < entries.length && (
        <Button size="s" variant="quiet" onClick={() => setWhole(true)}>
          {t('history.all')}
        </Button>
      )}
    </div>
  );
}
