import { observer } from 'mobx-react-lite';
import { type JSX, useEffect, useState } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import { PluginPart } from '#core/client/ui/PluginPart.tsx';
import type { MoveResult } from '../../contract/managing-schemas.ts';
import { HistorySheet } from '../history/HistorySheet.tsx';
import { CloseDialog } from './CloseDialog.tsx';
import { DeleteDialog } from './DeleteDialog.tsx';
import type { FillDialog } from './FillDialog.tsx';
import type { MoveDialogProps } from './move-dialog-props.ts';
import { PauseDialog } from './PauseDialog.tsx';
import { PostDialog } from './PostDialog.tsx';
import { type AskedAction, PostingMovesStore, type WantedMove } from './posting-moves-store.ts';
import { ReasonDialog } from './ReasonDialog.tsx';
import { RenewDialog } from './RenewDialog.tsx';
import { ReopenDialog } from './ReopenDialog.tsx';
import type { ResultsDialog } from './ResultsDialog.tsx';
import { usePostingMoves } from './use-posting-moves.ts';

/** The dialog of the action that the user has started, and the results of an action on several postings. Rendered once on a page. */
export const MoveDialogs = observer(function MoveDialogs(): JSX.Element | null {
  const store = useService(PostingMovesStore);
  const { asked } = store;
  const [refused, setRefused] = useState<{ readonly of: AskedAction; readonly results: readonly MoveResult[] } | undefined>(undefined);
  const { apply } = usePostingMoves();
  useEffect(() => store.dismiss, [store]);
  const finish = (results: readonly MoveResult[]): void => {
    store.dismiss();
    if (asked !== undefined && results.some(({ error }) => error !== null)) setRefused({ of: asked, results });
  };
  const move = async (wanted: WantedMove): Promise<void> => {
    if (asked === undefined) return;
    const results = await apply(asked.action, asked.jobs, wanted);
    // After a failure, the dialog stays open with what was entered.
    if (results !== undefined) finish(results);
  };
  if (refused !== undefined) {
    const given = { jobs: refused.of.jobs, results: refused.results, onClose: () => setRefused(undefined) };
    return <PluginPart plugin="jobs" what="jobs.results" load={loadResults} given={given} placeholder={null} />;
  }
  if (asked === undefined) return null;
  return <AskedDialog asked={asked} busy={store.isBusy} onMove={(wanted) => void move(wanted)} onDone={finish} onClose={store.dismiss} />;
});

type AskedDialogProps = Omit<MoveDialogProps, 'jobs'> & {
  readonly asked: AskedAction;
  /** Called with the results of an action that is no move. */
  readonly onDone: (results: readonly MoveResult[]) => void;
};

function AskedDialog({ asked: { action, jobs }, onDone, ...dialog }: AskedDialogProps): JSX.Element | null {
  const [first] = jobs;
  if (first === undefined) return null;
  switch (action) {
    case 'pause':
      return <PauseDialog jobs={jobs} {...dialog} />;
    case 'renew':
      return <RenewDialog jobs={jobs} {...dialog} />;
    case 'close':
      return <CloseDialog jobs={jobs} {...dialog} />;
    case 'reopen':
      return <ReopenDialog job={first} {...dialog} />;
    case 'sendBack':
    case 'remove':
      return <ReasonDialog action={action} job={first} {...dialog} />;
    case 'post':
    case 'send':
      return <PostDialog action={action} jobs={jobs} {...dialog} />;
    case 'fill':
      return (
        <PluginPart
          plugin="jobs"
          what="jobs.fill"
          load={loadFillDialog}
          given={{ jobs, onDone, onClose: dialog.onClose }}
          placeholder={null}
        />
      );
    case 'delete':
      return <DeleteDialog jobs={jobs} busy={dialog.busy} onDone={onDone} onClose={dialog.onClose} />;
    case 'history':
      return <HistorySheet job={first} onClose={dialog.onClose} />;
    default:
      return null;
  }
}

// These two need forms or schemas, which the page beneath them does not load.
async function loadResults(): Promise<typeof ResultsDialog> {
  return (await import(/* webpackChunkName: "posting-dialogs" */ './ResultsDialog.tsx')).ResultsDialog;
}

async function loadFillDialog(): Promise<typeof FillDialog> {
  return (await import(/* webpackChunkName: "posting-dialogs" */ './FillDialog.tsx')).FillDialog;
}
