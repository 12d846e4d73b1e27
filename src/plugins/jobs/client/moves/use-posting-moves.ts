import { useMemo } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import { useFormat } from '#core/client/i18n/use-format.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { useGo } from '#core/client/navigation/go.tsx';
import { SnackbarStore } from '#core/client/snackbar/snackbar-store.ts';
import { href } from '#core/contract/route-ref.ts';
import type { DraftsFill, MoveResult } from '../../contract/managing-schemas.ts';
import type { ManagedJob } from '../../contract/reply-schemas.ts';
import { jobRoutes } from '../../contract/routes.ts';
import { titleOf } from '../title-of.ts';
import type { PostingAction } from './posting-actions.ts';
import { PostingMovesStore, type WantedMove } from './posting-moves-store.ts';

/** The actions on postings. Each one says what happened, and offers to undo it where that is possible. */
export interface PostingMoves {
  /** Starts an action from a menu: at once, on another page, or with its dialog. */
  readonly start: (action: PostingAction, job: ManagedJob) => void;
  /** Moves the postings. Resolves with the results of several, and `undefined` when nothing was moved. */
  readonly apply: (action: PostingAction, jobs: readonly ManagedJob[], wanted: WantedMove) => Promise<readonly MoveResult[] | undefined>;
  readonly copySeveral: (jobs: readonly ManagedJob[]) => Promise<readonly MoveResult[] | undefined>;
  /** Fills in drafts. Resolves with the results, and `undefined` when the call failed. */
  readonly fill: (jobs: readonly ManagedJob[], fill: Omit<DraftsFill, 'items'>) => Promise<readonly MoveResult[] | undefined>;
  /** Deletes drafts. Resolves with those that stay and why, and `undefined` when nothing was deleted by a failed call. */
  readonly deleteDrafts: (jobs: readonly ManagedJob[]) => Promise<readonly MoveResult[] | undefined>;
}

/** The moves that are undone by another one. */
const REVERSE: Readonly<Partial<Record<PostingAction, { readonly action: PostingAction; readonly wanted: WantedMove }>>> = {
  pause: { action: 'resume', wanted: { to: 'published' } },
  resume: { action: 'pause', wanted: { to: 'paused' } },
};

/** The actions on postings, with their messages. */
export function usePostingMoves(): PostingMoves {
  const t = useT('jobs');
  const format = useFormat();
  const store = useService(PostingMovesStore);
  const snackbar = useService(SnackbarStore);
  const go = useGo();
  return useMemo(() => {
    const said = (action: PostingAction, job: ManagedJob): string =>
      t(`moves.done.${action === 'reopen' && job.status === 'pending_review' ? 'reopenReviewed' : action}`, {
        title: titleOf(t, job),
        date: job.expiresAt === null ? '' : format.date(job.expiresAt),
      });
    const tell = (action: PostingAction, jobs: readonly ManagedJob[], text: string): void => {
      const reverse = REVERSE[action];
      const undo = reverse && (() => void apply(reverse.action, jobs, reverse.wanted));
      snackbar.raise(text, { color: 'success', ...(undo && { undo }) });
    };
    const tellLeft = (outcome: { readonly left: readonly unknown[] } | undefined): void => {
      const count = outcome?.left.length ?? 0;
      if (count > 0) snackbar.raise(t('core:selectionBar.left', { count }), { color: 'warning' });
    };
    const apply: PostingMoves['apply'] = async (action, jobs, wanted) => {
      const [only] = jobs;
      if (only !== undefined && jobs.length === 1) {
        const latest = await store.move(only, wanted);
        if (latest === undefined) return undefined;
        tell(action, [latest], said(action, latest));
        return [{ id: latest.id, job: latest, error: null }];
      }
      const outcome = await store.moveSeveral(jobs, wanted);
      const moved = outcome?.results.flatMap(({ job }) => job ?? []) ?? [];
      if (moved.length > 0) tell(action, moved, t(`moves.several.${action}`, { count: moved.length }));
      tellLeft(outcome);
      return outcome?.results;
    };
    const copy = async (job: ManagedJob): Promise<void> => {
      const id = await store.copy(job);
      if (id === undefined) return;
      snackbar.raise(said('copy', job), { color: 'success' });
      go(href(jobRoutes.form, {}, { id }));
    };
    const start: PostingMoves['start'] = (action, job) => {
      if (action === 'edit') go(href(jobRoutes.form, {}, { id: job.id }));
      else if (action === 'preview') go(href(jobRoutes.view, {}, { id: job.id }));
      else if (action === 'resume' || action === 'release') void apply(action, [job], { to: 'published' });
      else if (action === 'copy') void copy(job);
      else store.ask(action, [job]);
    };
    return {
      start,
      apply,
      copySeveral: async (jobs) => {
        const outcome = await store.copySeveral(jobs);
        const count = outcome?.results.filter(({ job }) => job !== null).length ?? 0;
        if (count > 0) tell('copy', [], t('moves.several.copy', { count }));
        tellLeft(outcome);
        return outcome?.results;
      },
      fill: async (jobs, fill) => {
        const outcome = await store.fillSeveral(jobs, fill);
        const count = outcome?.results.filter(({ job }) => job !== null).length ?? 0;
        if (count > 0) snackbar.raise(t('moves.several.fill', { count }), { color: 'success' });
        tellLeft(outcome);
        return outcome?.results;
      },
      deleteDrafts: async (jobs) => {
        const [only] = jobs;
        if (only !== undefined && jobs.length === 1) {
          if (!(await store.delete(only))) return undefined;
          snackbar.raise(said('delete', only), { color: 'success' });
          return [];
        }
        const outcome = await store.deleteSeveral(jobs);
        const count = outcome?.results.filter(({ error }) => error === null).length ?? 0;
        if (count > 0) snackbar.raise(t('moves.several.delete', { count }), { color: 'success' });
        tellLeft(outcome);
        return outcome?.results.filter(({ error }) => error !== null).map((result) => ({ ...result, job: null }));
      },
    };
  }, [t, format, store, snackbar, go]);
}
