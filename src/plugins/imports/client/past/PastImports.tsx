import { observer } from 'mobx-react-lite';
import { type JSX, useEffect, useId } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import { ApiClient } from '#core/client/http/api-client.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import type { PagedList } from '#core/client/lists/paged-list.ts';
import { ListFoot, ListStates } from '#core/client/ui/data-list/ListStates.tsx';
import { listImports } from '../../contract/endpoints.ts';
import { KEPT_DAYS, ROWS_HOURS } from '../../contract/import-limits.ts';
import type { ListedImport } from '../../contract/import-run.ts';
import { useDesk } from '../desk.ts';
import { pollRun } from '../poll-run.ts';
import { isWorking } from '../run-steps.ts';
import { usePaged } from '../use-paged.ts';
import { PastImport } from './PastImport.tsx';
import * as styles from '../spreadsheets.module.css';

const SHOWN = 20;

/** The imports of the place, newest first. */
export const PastImports = observer(function PastImports(): JSX.Element {
  const t = useT('imports');
  const id = useId();
  const api = useService(ApiClient);
  const { place, store } = useDesk();
  const list = usePaged((cursor, signal) => api.call(listImports, { query: { ...place, limit: SHOWN, cursor }, signal }), '');
  useLatest(list, store.run);
  useWithout(list, store.removed);
  useWorking(list);
  return (
    <section className="stack" aria-labelledby={id}>
      <h2 id={id}>{t('past.title')}</h2>
      <p className="muted">{t('past.lead', { days: KEPT_DAYS, hours: ROWS_HOURS })}</p>
      {list.items.length === 0 ? (
        <ListStates paging={list} empty={<p className="muted">{t('past.none')}</p>} />
      ) : (
        <>
          <ul className={styles.importsLines} aria-label={t('past.title')} aria-busy={list.status === 'loading'}>
            {list.items.map((run) => (
              <PastImport key={run.id} run={run} onDeleted={() => without(list, run.id)} />
            ))}
          </ul>
          <ListFoot paging={list} />
        </>
      )}
    </section>
  );
});

/** Keeps the import on screen up to date in the list. */
function useLatest(list: PagedList<ListedImport>, run: ListedImport | undefined): void {
  const { status } = list;
  useEffect(() => {
    if (status !== 'ready' || run === undefined) return undefined;
    list.arrange((items) =>
      items.some(({ id }) => id === run.id) ? items.map((one) => (one.id === run.id ? run : one)) : [run, ...items],
    );
    return undefined;
  }, [list, status, run]);
}

/** Takes an import that was cancelled off the list. */
function useWithout(list: PagedList<ListedImport>, removed: string | undefined): void {
  useEffect(() => {
    if (removed !== undefined) without(list, removed);
  }, [list, removed]);
}

function without(list: PagedList<ListedImport>, removed: string): void {
  list.arrange((items) => items.filter(({ id }) => id !== removed));
}

/** Follows imports on which the server works, besides the one on screen. Those of the first page are asked for. */
function useWorking(list: PagedList<ListedImport>): void {
  const api = useService(ApiClient);
  const { place, store } = useDesk();
  const isWorked = list.items.slice(0, SHOWN).some((run) => run.id !== store.run?.id && isWorking(run));
  useEffect(() => {
    if (!isWorked) return undefined;
    return pollRun(async (signal) => {
      // Quiet: a poll of the progress. The next question follows soon.
      const asked = api.call(listImports, { query: { ...place, limit: SHOWN }, signal, quiet: true });
      const page = await asked.catch(() => undefined);
      if (page === undefined || signal.aborted) return;
      const latest = new Map(page.items.map((run) => [run.id, run]));
      list.arrange((items) => items.map((run) => latest.get(run.id) ?? run));
    });
  }, [api, place, list, isWorked]);
}
