import { observer } from 'mobx-react-lite';
import { type JSX, useEffect } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { useEntities } from '#core/client/lists/use-entities.ts';
import { Panel } from '#core/client/ui/Panel.tsx';
import type { FeedbackDetail } from '../../contract/schemas.ts';
import { AssigneeField } from './AssigneeField.tsx';
import { ConflictNotes } from './ConflictNote.tsx';
import { FeedbackHistory } from './FeedbackHistory.tsx';
import { feedbackItems } from './feedback-kinds.ts';
import { handledOf, type WantedChange } from './handled.ts';
import { HandlingStore } from './handling-store.ts';
import { SenderFacts } from './SenderFacts.tsx';
import { SimilarFeedback } from './SimilarFeedback.tsx';
import { StateField } from './StateField.tsx';
import { TagsField } from './TagsField.tsx';
import { useHandling } from './use-handling.ts';
import * as styles from './handling.module.css';

interface HandlingPanelProps {
  readonly feedback: FeedbackDetail;
  /** Called with the item after each change, also after those of the list. */
  readonly onChanged: (latest: FeedbackDetail) => void;
}

/** What administrators do with one item: its state, assignee and tags. Each change is saved at once. */
export const HandlingPanel = observer(function HandlingPanel({ feedback, onChanged }: HandlingPanelProps): JSX.Element | null {
  const t = useT('feedback');
  const store = useService(HandlingStore);
  const { change } = useHandling();
  useFollowing(feedback, onChanged);
  const item = handledOf(feedback);
  if (item === undefined || feedback.handling === null) return null;
  const { state, assignee, tags } = store.shown(item);
  const want = (wanted: WantedChange): void => void change(item, wanted);
  return (
    <Panel title={t('handling.title')}>
      <div className={styles.handling} aria-busy={store.isSaving(feedback.id)}>
        <ConflictNotes of={feedback.id} />
        <StateField state={state} onChoose={(next) => want({ state: next })} />
        <AssigneeField key={feedback.id} assignee={assignee} onChoose={(person) => want({ assignee: person })} />
        <TagsField tags={tags} onChange={want} />
        <SenderFacts page={feedback.page} handling={feedback.handling} />
        <SimilarFeedback id={feedback.id} />
        <FeedbackHistory history={feedback.handling.history} />
      </div>
    </Panel>
  );
});

/** Gives each version of the item to the store, and each newer one of another component to the page. */
function useFollowing(feedback: FeedbackDetail, onChanged: HandlingPanelProps['onChanged']): void {
  const store = useService(HandlingStore);
  const newest = useEntities(feedbackItems).current(feedback);
  useEffect(() => store.seen(feedback), [store, feedback]);
  useEffect(() => {
    if (newest.version > feedback.version) onChanged(newest);
  });
}
