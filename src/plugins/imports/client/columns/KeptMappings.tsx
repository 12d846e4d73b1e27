import { observer } from 'mobx-react-lite';
import { type JSX, useState } from 'react';
import { useResource } from '#core/client/data/use-resource.ts';
import { useService } from '#core/client/di/use-service.ts';
import { ApiClient } from '#core/client/http/api-client.ts';
import { useFormat } from '#core/client/i18n/use-format.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { Button } from '#core/client/ui/Button.tsx';
import { ErrorNote } from '#core/client/ui/ErrorNote.tsx';
import { Note } from '#core/client/ui/Note.tsx';
import { Skeleton } from '#core/client/ui/skeleton/Skeleton.tsx';
import { listMappings } from '../../contract/endpoints.ts';
import { MOST_MAPPINGS } from '../../contract/import-limits.ts';
import type { ListedMapping } from '../../contract/schemas.ts';
import { useDesk } from '../desk.ts';
import { KeepMapping } from './KeepMapping.tsx';
import type { MappingDraft } from './mapping-draft.ts';
import { useKeptMappings } from './use-kept-mappings.ts';
import * as styles from '../spreadsheets.module.css';

/** The mappings that the user keeps for the place: choose one, keep the present one, delete one. */
export const KeptMappings = observer(function KeptMappings({ draft }: { readonly draft: MappingDraft }): JSX.Element {
  const t = useT('imports');
  const api = useService(ApiClient);
  const { place } = useDesk();
  const { resource, load } = useResource(async (signal) => (await api.call(listMappings, { query: place, signal })).items);
  const { keep, find, remove, busy } = useKeptMappings(load);
  const { value: kept, status } = resource;
  return (
    <details className={styles.importsKept}>
      <summary>{t('kept.title')}</summary>
      <div className="stack">
        <p className="field__help">{t('kept.help')}</p>
        {status === 'failed' && <ErrorNote title={t('kept.failed')} onRetry={load} />}
        {kept === undefined && status !== 'failed' && <Skeleton />}
        {kept?.length === 0 && <p className="muted">{t('kept.none')}</p>}
        {kept !== undefined && kept.length > 0 && (
          <ul className={styles.importsLines} aria-label={t('kept.title')}>
            {kept.map((one) => (
              <KeptRow
                key={one.id}
                kept={one}
                onUse={async () => {
                  const mapping = await find(one);
                  if (mapping !== undefined) draft.use(mapping);
                  return mapping !== undefined;
                }}
                onRemove={() => void remove(one)}
              />
            ))}
          </ul>
        )}
        {kept !== undefined && (
          <KeepMapping
            busy={busy}
            isFull={kept.length >= MOST_MAPPINGS}
            names={kept.map(({ name }) => name)}
            onKeep={(name) => keep(name, draft.mapping)}
          />
        )}
      </div>
      <LostLabels labels={draft.lost} />
    </details>
  );
});

interface KeptRowProps {
  readonly kept: ListedMapping;
  /** Resolves to whether the mapping is in use. */
  readonly onUse: () => Promise<boolean>;
  readonly onRemove: () => void;
}

function KeptRow({ kept: { name }, onUse, onRemove }: KeptRowProps): JSX.Element {
  const t = useT('imports');
  const [isUsed, setUsed] = useState(false);
  const use = async (): Promise<void> => setUsed(await onUse());
  return (
    <li className={styles.importsLine}>
      <bdi className="grow">{name}</bdi>
      <Button size="s" onClick={() => void use()} aria-label={t('kept.useNamed', { name })}>
        {t('kept.use')}
      </Button>
      <Button size="s" variant="quiet" onClick={onRemove} aria-label={t('kept.removeNamed', { name })}>
        {t('kept.remove')}
      </Button>
      <span className="vh" role="status">
        {isUsed && t('kept.used', { name })}
      </span>
    </li>
  );
}

function LostLabels({ labels }: { readonly labels: readonly string[] }): JSX.Element | null {
  const t = useT('imports');
  const format = useFormat();
  if (labels.length === 0) return null;
  return (
    <Note tone="sky" role="status" title={t('kept.lost')}>
      <bdi>{format.series(labels)}</bdi>
    </Note>
  );
}
