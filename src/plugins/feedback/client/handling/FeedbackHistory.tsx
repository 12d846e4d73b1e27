import type { JSX } from 'react';
import { useT } from '#core/client/i18n/use-t.ts';
import { Timeline } from '#core/client/ui/timeline/Timeline.tsx';
import type { FeedbackHistoryEntry } from '../../contract/schemas.ts';
import { useHistorySentences } from './use-history-sentences.ts';
import * as styles from './handling.module.css';

/** What was done to the feedback, newest first. Collapsed until the user opens it. */
export function FeedbackHistory({ history }: { readonly history: readonly FeedbackHistoryEntry[] }): JSX.Element {
  const t = useT('feedback');
  const sentencesOf = useHistorySentences();
  return (
    <details className={`${styles.handlingPart} ${styles.handlingHistory}`}>
      <summary>{t('history.title', { count: history.length })}</summary>
      <Timeline
        label={t('history.label')}
        events={history.map((entry) => {
          const [what, ...more] = sentencesOf(entry);
          return {
            id: entry.id,
            at: entry.at,
            what: <bdi>{what}</bdi>,
            state: entry.action === 'undone' ? 'frame' : 'leaf',
            ...(more.length > 0 && { note: <Sentences sentences={more} /> }),
          };
        })}
      />
    </details>
  );
}

function Sentences({ sentences }: { readonly sentences: readonly string[] }): JSX.Element {
  return (
    <ul>
      {sentences.map((sentence) => (
        <li key={sentence}>
          <bdi>{sentence}</bdi>
        </li>
      ))}
    </ul>
  );
}
