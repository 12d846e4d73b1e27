import { observer } from 'mobx-react-lite';
import { type JSX, useState } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import type { KeptList } from '#core/client/lists/kept-list.ts';
import { Button } from '#core/client/ui/Button.tsx';
import { SelectionBar } from '#core/client/ui/selection-bar/SelectionBar.tsx';
import type { MoveResult } from '../../contract/managing-schemas.ts';
import type { ManagedJob } from '../../contract/reply-schemas.ts';
import { ACTIONS_FOR_SEVERAL, targetsOf } from '../moves/posting-actions.ts';
import { PostingMovesStore } from '../moves/posting-moves-store.ts';
import { ResultsDialog } from '../moves/ResultsDialog.tsx';
import { usePostingMoves } from '../moves/use-posting-moves.ts';

/** The actions for the selected postings. Those for which an action was refused stay selected. */
export const SelectedJobs = observer(function SelectedJobs({ list }: { readonly list: KeptList<ManagedJob> }): JSX.Element | null {
  const t = useT('jobs');
  const { selection, selected } = list;
  const { ask, isBusy, work } = useService(PostingMovesStore);
  const { copySeveral } = usePostingMoves();
  const [refused, setRefused] = useState<{ readonly jobs: readonly ManagedJob[]; readonly results: readonly MoveResult[] }>();
  const { size } = selection;
  const possible = ACTIONS_FOR_SEVERAL.filter((action) => targetsOf(action, selected).length > 0);
  const copy = async (): Promise<void> => {
    const jobs = selected;
    const results = await copySeveral(jobs);
    if (results?.some(({ error }) => error !== null)) setRefused({ jobs, results });
  };
  return (
    <>
      {size > 0 && (
        <SelectionBar label={t('moves.selection')} chosen={t('moves.chosen', { count: size })} onClear={selection.clear} work={work}>
          {possible.map((action) => (
            <Button
              key={action}
              size="s"
              variant="quiet"
              busy={isBusy}
              onClick={() => (action === 'copy' ? void copy() : ask(action, targetsOf(action, selected)))}
            >
              {t(action === 'delete' ? 'moves.deleteDrafts' : `moves.action.${action}`)}
            </Button>
          ))}
        </SelectionBar>
      )}
      {refused !== undefined && <ResultsDialog {...refused} onClose={() => setRefused(undefined)} />}
    </>
  );
});
