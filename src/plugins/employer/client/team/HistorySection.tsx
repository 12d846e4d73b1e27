import { observer } from 'mobx-react-lite';
import { type JSX, useEffect, useId, useState } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import { ApiClient } from '#core/client/http/api-client.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { useTexts } from '#core/client/i18n/use-texts.ts';
import { PagedList } from '#core/client/lists/paged-list.ts';
import { SessionStore } from '#core/client/session/session-store.ts';
import { Button } from '#core/client/ui/Button.tsx';
import { ErrorNote } from '#core/client/ui/ErrorNote.tsx';
import { Skeleton } from '#core/client/ui/skeleton/Skeleton.tsx';
import { Timeline } from '#core/client/ui/timeline/Timeline.tsx';
import { listCompanyEvents } from '../../contract/team/team-endpoints.ts';
import type { ListedCompanyEvent } from '../../contract/team/team-schemas.ts';
import { CompanyStore } from '../company-store.ts';
import { TeamStore } from './team-store.ts';
import * as styles from './team.module.css';

const PAGE = 10;

/** What happened to a company, for its owners and for administrators. Others see nothing. */
export const Section = observer(function HistorySection({ companyId }: { readonly companyId: string }): JSX.Element | null {
  const { mine, showMine } = useService(CompanyStore);
  const session = useService(SessionStore);
  const isAdmin = session.role === 'admin';
  useEffect(() => {
    if (!isAdmin) void showMine();
  }, [isAdmin, showMine]);
  const mayRead = isAdmin ? session.may('company-team', 'update') : mine.value?.find(({ id }) => id === companyId)?.role === 'owner';
  return mayRead ? <History key={companyId} companyId={companyId} /> : null;
});

const History = observer(function History({ companyId }: { readonly companyId: string }): JSX.Element {
  const t = useT('employer');
  const titleId = useId();
  const api = useService(ApiClient);
  const [list] = useState(() => new PagedList<ListedCompanyEvent>());
  // Loaded anew with the team, because each change of it is an event.
  const { value: team, status: teamStatus } = useService(TeamStore).team;
  const isTeamKnown = team !== undefined || teamStatus === 'failed';
  // biome-ignore lint/correctness/useExhaustiveDependencies: another team means other events
  useEffect(() => {
    if (!isTeamKnown) return undefined;
    void list.start((cursor, signal) => api.call(listCompanyEvents, { params: { id: companyId }, query: { limit: PAGE, cursor }, signal }));
    return () => list.cancel();
  }, [api, list, companyId, isTeamKnown, team]);
  const hasTexts = useTexts([...new Set(list.items.map(({ kind }) => pluginOf(kind)))]);
  return (
    <section className={styles.team} aria-labelledby={titleId}>
      <h2 id={titleId}>{t('history.title')}</h2>
      {list.status === 'failed' && <ErrorNote title={t('history.failed')} onRetry={() => void list.more()} />}
      {(list.status === 'loading' && list.items.length === 0) || !hasTexts ? <Skeleton count={1} /> : null}
      {list.isEmpty && <p className="muted">{t('history.none')}</p>}
      {hasTexts && list.items.length > 0 && (
        <Timeline
          label={t('history.title')}
          events={list.items.map(({ id, kind, at, by, about, details }) => ({
            id,
            at,
            what: t(`${pluginOf(kind)}:companyEvents.${kind.slice(kind.indexOf('.') + 1)}`, {
              ...details,
              person: about ?? t('history.someone'),
            }),
            ...(by !== null && { note: by }),
          }))}
        />
      )}
      {list.hasMore && (
        <div className="row">
          <Button busy={list.status === 'loading'} onClick={() => void list.more()}>
            {t('history.more')}
          </Button>
        </div>
      )}
    </section>
  );
});

function pluginOf(kind: string): string {
  return kind.slice(0, kind.indexOf('.'));
}
