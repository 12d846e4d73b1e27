import { observer } from 'mobx-react-lite';
import { type JSX, useState } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import type { KeptList } from '#core/client/lists/kept-list.ts';
import type { RowSelection } from '#core/client/lists/row-selection.ts';
import { SessionStore } from '#core/client/session/session-store.ts';
import { Button } from '#core/client/ui/Button.tsx';
import { DownIcon } from '#core/client/ui/icons/page-icons.tsx';
import { ActionMenu } from '#core/client/ui/menu/ActionMenu.tsx';
import { SelectionBar } from '#core/client/ui/selection-bar/SelectionBar.tsx';
import type { BulkChange } from '../../contract/handling.ts';
import type { ListedFeedback } from '../../contract/handling-schemas.ts';
import { FEEDBACK_STATES, NEXT_STATES } from '../../contract/life-cycle.ts';
import { FeedbackChoices } from '../handling/feedback-choices.ts';
import { HandlingStore } from '../handling/handling-store.ts';
import { useHandling } from '../handling/use-handling.ts';
import { type AskedChange, BulkDialog } from './BulkDialog.tsx';

/** The actions for the selected feedback. What could not be changed stays selected. */
export const SelectedFeedback = observer(function SelectedFeedback({
  list,
}: {
  readonly list: KeptList<ListedFeedback>;
}): JSX.Element | null {
  const t = useT('feedback');
  const { selection, selected } = list;
  const { me } = useService(SessionStore);
  const { work } = useService(HandlingStore);
  const { busy, change } = useBulkChange(selection);
  const [asked, setAsked] = useState<AskedChange | undefined>(undefined);
  const { size } = selection;
  if (size === 0) return null;
  const states = FEEDBACK_STATES.filter((state) => selected.some((item) => NEXT_STATES[item.state].includes(state)));
  const tags = [...new Set(selected.flatMap((item) => item.tags))];
  return (
    <>
      <SelectionBar label={t('bulk.label')} chosen={t('bulk.chosen', { count: size })} onClear={selection.clear} work={work}>
        <ActionMenu
          className="btn btn--grow btn--s"
          menuLabel={t('state.next')}
          actions={states.map((state) => ({ id: state, label: t(`state.name.${state}`), onChoose: () => void change({ state }) }))}
        >
          {t('state.change')}
          <DownIcon className="icon--s" />
        </ActionMenu>
        <Button size="s" variant="quiet" busy={busy} onClick={() => void change({ assignee: me?.id })}>
          {t('handling.take')}
        </Button>
        <Button size="s" variant="quiet" onClick={() => setAsked({ kind: 'assign', tags })}>
          {t('bulk.assign')}
        </Button>
        <Button size="s" variant="quiet" onClick={() => setAsked({ kind: 'addTag', tags })}>
          {t('bulk.addTag')}
        </Button>
        {tags.length > 0 && (
          <Button size="s" variant="quiet" onClick={() => setAsked({ kind: 'removeTag', tags })}>
            {t('bulk.removeTag')}
          </Button>
        )}
      </SelectionBar>
      {asked !== undefined && <BulkDialog asked={asked} count={size} busy={busy} onChange={change} onClose={() => setAsked(undefined)} />}
    </>
  );
});

/** Changes the selected items. A second press while the first is under way does nothing. */
function useBulkChange(selection: RowSelection<ListedFeedback>): {
  readonly busy: boolean;
  readonly change: (change: BulkChange) => Promise<boolean>;
} {
  const choices = useService(FeedbackChoices);
  const { changeSeveral } = useHandling();
  const [busy, setBusy] = useState(false);
  const change = async (wanted: BulkChange): Promise<boolean> => {
    if (busy) return false;
    setBusy(true);
    const results = await changeSeveral(selection.ids, wanted);
    setBusy(false);
    if (results === undefined) return false;
    if (wanted.addTag !== undefined || wanted.removeTag !== undefined) choices.outdateTags();
    selection.remove(results.filter(({ outcome }) => outcome !== 'not-allowed').map(({ id }) => id));
    return true;
  };
  return { busy, change };
}
