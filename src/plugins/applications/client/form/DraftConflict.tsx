import { observer } from 'mobx-react-lite';
import type { JSX } from 'react';
import { useResource } from '#core/client/data/use-resource.ts';
import { useService } from '#core/client/di/use-service.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { Conflict } from '#core/client/ui/Conflict.tsx';
import { ErrorNote } from '#core/client/ui/ErrorNote.tsx';
import { Skeleton } from '#core/client/ui/skeleton/Skeleton.tsx';
import type { Terms } from '../../contract/applying/terms-schemas.ts';
import { ApplyingStore } from './applying-store.ts';
import { PreviewedParts } from './PreviewedParts.tsx';

interface DraftConflictProps {
  readonly jobId: string;
  readonly terms: Terms;
  readonly onKeep: () => void;
  readonly onTakeOther: () => void;
}

/** Two tabs or devices changed the draft. The stored version stands below, and the candidate chooses which one stays. */
export const DraftConflict = observer(function DraftConflict({ jobId, terms, onKeep, onTakeOther }: DraftConflictProps): JSX.Element {
  const t = useT('applications');
  const store = useService(ApplyingStore);
  const { resource, load } = useResource((signal) => store.stored(jobId, signal), jobId);
  const other = resource.value?.content;
  return (
    <Conflict
      title={t('apply.conflict')}
      help={t('apply.conflictHelp')}
      choices={[
        { label: t('apply.keepThis'), onChoose: onKeep },
        { label: t('apply.takeOther'), onChoose: onTakeOther, isQuiet: true },
      ]}
      keepsFocus
    >
      {resource.status === 'failed' && <ErrorNote title={t('apply.otherFailed')} onRetry={load} />}
      {resource.status === 'loading' && <Skeleton count={3} />}
      {resource.value === null && <p>{t('apply.otherDeleted')}</p>}
      {other !== undefined && (
        <section className="panel stack" aria-label={t('apply.otherVersion')}>
          <h3>{t('apply.otherVersion')}</h3>
          <PreviewedParts terms={terms} content={other} isAskedOnly />
        </section>
      )}
    </Conflict>
  );
});
