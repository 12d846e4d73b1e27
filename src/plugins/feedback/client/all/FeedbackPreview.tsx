import { observer } from 'mobx-react-lite';
import { type JSX, useEffect } from 'react';
import { useDebounced } from '#core/client/data/use-debounced.ts';
import { useService } from '#core/client/di/use-service.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { ButtonLink } from '#core/client/ui/Button.tsx';
import { href } from '#core/contract/route-ref.ts';
import { feedbackRoutes } from '../../contract/routes.ts';
import { HandlingStore } from '../handling/handling-store.ts';
import { AnswerFocus } from '../item/answer-focus.ts';
import { FeedbackItem } from '../item/FeedbackItem.tsx';
import { PREVIEW_ID } from './preview-focus.ts';
import * as styles from './all.module.css';

/** Time on one row after which its item is loaded. Milliseconds. */
const PAUSE_MS = 150;

/** The item of the focused row, beside the list. */
export const FeedbackPreview = observer(function FeedbackPreview({ id }: { readonly id: string }): JSX.Element {
  const t = useT('feedback');
  const { noteRow } = useService(HandlingStore);
  const asked = useService(AnswerFocus);
  const settled = useDebounced(id, asked.id === id ? 0 : PAUSE_MS);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another row ends the request for this one
  useEffect(() => asked.end, [asked, id]);
  return (
    <section className={styles.allfbPreview} id={PREVIEW_ID} tabIndex={-1} aria-label={t('all.preview')}>
      <p className={styles.allfbOpen}>
        <ButtonLink size="s" variant="quiet" to={href(feedbackRoutes.form, {}, { id })}>
          {t('all.openPage')}
        </ButtonLink>
      </p>
      {/* What is typed or pressed must not reach the item of the row before. */}
      <div inert={settled !== id}>
        <FeedbackItem key={settled} id={settled} headingLevel={2} onChanged={noteRow} />
      </div>
    </section>
  );
});
