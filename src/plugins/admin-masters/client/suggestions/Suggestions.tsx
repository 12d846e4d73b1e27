import { observer } from 'mobx-react-lite';
import { type JSX, useState } from 'react';
import { useResource } from '#core/client/data/use-resource.ts';
import { useService } from '#core/client/di/use-service.ts';
import { ApiClient } from '#core/client/http/api-client.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { useEntities } from '#core/client/lists/use-entities.ts';
import { SnackbarStore } from '#core/client/snackbar/snackbar-store.ts';
import { Button } from '#core/client/ui/Button.tsx';
import { EmptyState } from '#core/client/ui/EmptyState.tsx';
import { LoadFailure } from '#core/client/ui/LoadFailure.tsx';
import { PageHeader } from '#core/client/ui/PageHeader.tsx';
import { Skeleton } from '#core/client/ui/skeleton/Skeleton.tsx';
import { href } from '#core/contract/route-ref.ts';
import { decideSuggestion, listSuggestions } from '../../contract/endpoints.ts';
import type { MasterEntity } from '../../contract/master-entity.ts';
import type { SuggestionDecision } from '../../contract/master-row.ts';
import { masterRoutes } from '../../contract/routes.ts';
import type { Suggestion } from '../../contract/schemas.ts';
import { masterList } from '../master-list.ts';
import { AliasDialog } from './AliasDialog.tsx';
import { SuggestionCountStore } from './suggestion-count-store.ts';
import * as styles from './suggestions.module.css';

/** The texts of users that may become rows, each with the decisions about it. */
export const Suggestions = observer(function Suggestions({
  entity: { description, texts },
}: {
  readonly entity: MasterEntity;
}): JSX.Element {
  const t = useT('admin-masters');
  const { entity } = description;
  const { resource, load, decide } = useSuggestions(entity);
  const [named, setNamed] = useState<Suggestion | undefined>(undefined);
  const trail = [
    { to: href(masterRoutes.entities), label: t('entities.title') },
    { to: href(masterRoutes.rows, { entity }), label: t(`${texts}.title`) },
  ];
  return (
    <>
      <PageHeader title={t('suggestions.title')} lead={t('suggestions.lead')} trail={trail} />
      {resource.status === 'failed' && <LoadFailure error={resource.error} title={t('suggestions.failed')} onRetry={load} />}
      {resource.value === undefined && resource.status !== 'failed' && <Skeleton />}
      {resource.value?.length === 0 && <EmptyState title={t('suggestions.none')}>{t('suggestions.noneHelp')}</EmptyState>}
      {resource.value !== undefined && resource.value.length > 0 && (
        <ul className={styles.suggestions} aria-label={t('suggestions.title')}>
          {resource.value.map((suggestion) => (
            <SuggestionRow
              key={suggestion.id}
              suggestion={suggestion}
              onDecide={(decision) => decide(suggestion, decision)}
              onName={() => setNamed(suggestion)}
            />
          ))}
        </ul>
      )}
      {named !== undefined && (
        <AliasDialog
          entity={entity}
          text={named.text}
          onClose={() => setNamed(undefined)}
          onChoose={async (of) => {
            if (await decide(named, { decision: 'alias', of })) setNamed(undefined);
          }}
        />
      )}
    </>
  );
});

function useSuggestions(entity: string) {
  const t = useT('admin-masters');
  const api = useService(ApiClient);
  const rows = useEntities(masterList(entity).rows);
  const { count } = useService(SuggestionCountStore);
  const snackbar = useService(SnackbarStore);
  const { resource, load } = useResource(async (signal) => (await api.call(listSuggestions, { params: { entity }, signal })).items, entity);
  /** Returns `false` after a failure. The client has shown the reason. */
  const decide = async ({ id, text }: Suggestion, decision: SuggestionDecision): Promise<boolean> => {
    try {
      await api.call(decideSuggestion, { params: { entity, id }, body: decision });
      rows.outdate();
      void count.changed();
      snackbar.raise(t(`suggestions.done.${decision.decision}`, { text }));
      return true;
    } catch {
      return false;
    } finally {
      load();
    }
  };
  return { resource, load, decide };
}

interface SuggestionRowProps {
  readonly suggestion: Suggestion;
  readonly onDecide: (decision: SuggestionDecision) => Promise<boolean>;
  readonly onName: () => void;
}

function SuggestionRow({ suggestion: { text, people }, onDecide, onName }: SuggestionRowProps): JSX.Element {
  const t = useT('admin-masters');
  const [busy, setBusy] = useState<'add' | 'refuse' | undefined>(undefined);
  const decide = async (decision: 'add' | 'refuse'): Promise<void> => {
    setBusy(decision);
    await onDecide({ decision });
    setBusy(undefined);
  };
  return (
    <li className={styles.suggestionsRow}>
      <p className={styles.suggestionsText}>
        <strong>
          <bdi>{text}</bdi>
        </strong>{' '}
        <span className="muted">{t('suggestions.people', { count: people })}</span>
      </p>
      <span className="row">
        <Button
          size="s"
          variant="grow"
          busy={busy === 'add'}
          onClick={() => void decide('add')}
          aria-label={t('suggestions.addText', { text })}
        >
          {t('suggestions.add')}
        </Button>
        <Button size="s" onClick={onName} aria-label={t('suggestions.aliasText', { text })}>
          {t('suggestions.alias')}
        </Button>
        <Button
          size="s"
          variant="quiet"
          busy={busy === 'refuse'}
          onClick={() => void decide('refuse')}
          aria-label={t('suggestions.refuseText', { text })}
        >
          {t('suggestions.refuse')}
        </Button>
      </span>
    </li>
  );
}
