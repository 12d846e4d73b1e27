import { observer } from 'mobx-react-lite';
import { type JSX, useState } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import { ApiClient } from '#core/client/http/api-client.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { SnackbarStore } from '#core/client/snackbar/snackbar-store.ts';
import { Button } from '#core/client/ui/Button.tsx';
import type { Job } from '../../contract/reply-schemas.ts';
import { decideJobReports } from '../../contract/report-endpoints.ts';
import type { ReportDecision } from '../../contract/reports.ts';
import { PostingMovesStore } from '../moves/posting-moves-store.ts';
import { usePostingMoves } from '../moves/use-posting-moves.ts';

interface ReportDecisionsProps {
  readonly job: Pick<Job, 'reference' | 'status'> & { readonly id: string; readonly moves: Job['viewer']['moves'] };
  /** Ids of the shown reports. */
  readonly reports: readonly string[];
  /** Called when the reports may have changed without a decision here. A decision is told to all followers of the posting. */
  readonly onRefused: () => void;
}

/**
 * The decisions about the reports on a posting. Upholding them removes the posting; one that has ended cannot be removed, so its reports are
 * only marked.
 */
export const ReportDecisions = observer(function ReportDecisions({ job, reports, onRefused }: ReportDecisionsProps): JSX.Element {
  const t = useT('jobs');
  const api = useService(ApiClient);
  const snackbar = useService(SnackbarStore);
  const store = useService(PostingMovesStore);
  const { start } = usePostingMoves();
  const [busy, setBusy] = useState<ReportDecision>();
  const decide = async (decision: ReportDecision): Promise<void> => {
    setBusy(decision);
    try {
      await api.call(decideJobReports, { params: { id: job.id }, body: { decision, reports: [...reports] } });
      snackbar.raise(t(`reports.done.${decision}`, { count: reports.length }), { color: 'success' });
      await store.reload(job.reference);
    } catch {
      // The client has shown the reason. Another administrator may have decided.
      onRefused();
    } finally {
      setBusy(undefined);
    }
  };
  const remove = async (): Promise<void> => {
    // The client shows why the posting did not load.
    const managed = await store.find(job.reference).catch(() => undefined);
    if (managed !== undefined) start('remove', managed);
  };
  return (
    <>
      <p className="muted">{t(job.status === 'pending_review' ? 'reports.helpWaiting' : 'reports.help')}</p>
      <div className="row">
        <Button size="s" busy={busy === 'dismissed'} onClick={() => void decide('dismissed')}>
          {t('reports.dismiss')}
        </Button>
        {job.moves.includes('removed') ? (
          <Button size="s" variant="rust" onClick={() => void remove()}>
            {t('reports.remove')}
          </Button>
        ) : (
          <Button size="s" busy={busy === 'upheld'} onClick={() => void decide('upheld')}>
            {t('reports.uphold')}
          </Button>
        )}
      </div>
    </>
  );
});
