import { observer } from 'mobx-react-lite';
import { type JSX, useEffect, useId, useState } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import { useFormat } from '#core/client/i18n/use-format.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { focusHeading } from '#core/client/navigation/focus-heading.ts';
import { SnackbarStore } from '#core/client/snackbar/snackbar-store.ts';
import { Button } from '#core/client/ui/Button.tsx';
import { CompanyLogo } from '#core/client/ui/CompanyLogo.tsx';
import { ErrorNote } from '#core/client/ui/ErrorNote.tsx';
import { List, ListRow } from '#core/client/ui/List.tsx';
import type { ListedDraft } from '../../contract/applying/draft-schemas.ts';
import { goOnAddress } from '../go-on-address.ts';
import { DraftsStore } from './drafts-store.ts';
import * as styles from './NotSentYet.module.css';

/** The applications that were begun and not sent, with the day on which each is deleted. Nothing without any. */
export const NotSentYet = observer(function NotSentYet(): JSX.Element | null {
  const t = useT('applications');
  const { drafts, load } = useService(DraftsStore);
  const id = useId();
  useEffect(() => void load(), [load]);
  if (drafts.status === 'failed') return <ErrorNote title={t('drafts.failed')} onRetry={() => void load()} />;
  if (drafts.value === undefined || drafts.value.length === 0) return null;
  return (
    <section className={styles.drafts} aria-labelledby={id}>
      <h2 id={id}>{t('drafts.title')}</h2>
      <List label={t('drafts.title')} headingLevel={3}>
        {drafts.value.map((draft) => (
          <DraftRow key={draft.job.id} draft={draft} />
        ))}
      </List>
    </section>
  );
});

function DraftRow({ draft: { job, takesApplications, deletedAt } }: { readonly draft: ListedDraft }): JSX.Element {
  const t = useT('applications');
  const format = useFormat();
  const remove = useRemoval(job);
  return (
    <ListRow
      to={goOnAddress(job.id)}
      title={job.title}
      facts={[job.company, job.location]}
      avatar={<CompanyLogo name={job.company} fileId={job.logoFileId} />}
      more={
        <p className="muted small">
          {!takesApplications && <>{t('drafts.over')} </>}
          {t('drafts.deleted', { date: format.date(deletedAt) })}
        </p>
      }
    >
      <Button
        size="s"
        variant="quiet"
        className={styles.remove}
        busy={remove.busy}
        onClick={() => void remove.run()}
        aria-label={t('drafts.removeNamed', { title: job.title })}
      >
        {t('drafts.remove')}
      </Button>
    </ListRow>
  );
}

/** Deletes a draft, with an undo. */
function useRemoval({ id, title }: ListedDraft['job']): { readonly busy: boolean; readonly run: () => Promise<void> } {
  const t = useT('applications');
  const store = useService(DraftsStore);
  const snackbar = useService(SnackbarStore);
  const [busy, setBusy] = useState(false);
  const run = async (): Promise<void> => {
    setBusy(true);
    try {
      const content = await store.remove(id);
      const undo = content && { undo: () => void store.restore(id, content).catch(() => undefined) };
      snackbar.raise(t('drafts.removed', { title }), undo);
      // The row disappears.
      focusHeading(document.body);
    } catch {
      // The request's snackbar has shown the reason. The draft stays.
      setBusy(false);
    }
  };
  return { busy, run };
}
