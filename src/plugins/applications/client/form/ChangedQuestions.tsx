import type { JSX } from 'react';
import { useT } from '#core/client/i18n/use-t.ts';
import { Note } from '#core/client/ui/Note.tsx';

interface ChangedQuestionsProps {
  /** The questions that changed while the form was open; `undefined` when none did. */
  readonly changed: readonly string[] | undefined;
  /** Whether they changed since the draft was saved. */
  readonly isOutdated: boolean;
}

/** Says that the employer changed the questions, and which are new. The answers are kept. */
export function ChangedQuestions({ changed, isOutdated }: ChangedQuestionsProps): JSX.Element | null {
  const t = useT('applications');
  if (changed === undefined) return isOutdated ? <Note tone="straw" title={t('apply.changedSince')} /> : null;
  return (
    <Note tone="straw" role="alert" title={t('errors.questions-changed')}>
      {changed.length > 0 && (
        <ul>
          {changed.map((text) => (
            <li key={text} dir="auto">
              {text}
            </li>
          ))}
        </ul>
      )}
    </Note>
  );
}
