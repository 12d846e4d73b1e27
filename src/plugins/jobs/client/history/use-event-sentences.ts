import { useMemo } from 'react';
import { useFormat } from '#core/client/i18n/use-format.ts';
import { type Translate, useT } from '#core/client/i18n/use-t.ts';
import type { PostingEvent } from '../../contract/managing-schemas.ts';

export interface EventSentences {
  /** What happened, and who did it. */
  readonly sentenceOf: (event: PostingEvent) => string;
  /** The labels of the changed fields of an edit; empty for other events. */
  readonly fieldsOf: (event: PostingEvent) => string;
}

/** Functions that say in words what an event of the history is. */
export function useEventSentences(): EventSentences {
  const t = useT('jobs');
  const format = useFormat();
  return useMemo(
    () => ({
      sentenceOf: (event) => t(sentenceKey(event), { who: whoOf(t, event) }),
      fieldsOf: ({ fields }) => format.series([...new Set(fields.map((field) => t(`history.field.${fieldKey(field)}`)))]),
    }),
    [t, format],
  );
}

/** Members see administrators without their names. */
function whoOf(t: Translate, { by, actor }: PostingEvent): string {
  return actor ?? t(by === 'moderator' ? 'history.administration' : 'history.deleted');
}

function sentenceKey({ action, by, from, to }: PostingEvent): string {
  if (action !== 'moved') return `history.${action}`;
  if (by === 'system') return `history.system.${to}`;
  if (by === 'moderator' && from === 'pending_review' && to === 'published') return 'history.to.released';
  if (from === 'closed' && (to === 'published' || to === 'pending_review')) return 'history.to.reopened';
  return to === 'published' && from === 'paused' ? 'history.to.resumed' : `history.to.${to}`;
}

/** Ends of the pay and the years of experience have one label together. */
const SHARED: Readonly<Record<string, string>> = { experienceMin: 'experience', experienceMax: 'experience' };

function fieldKey(field: string): string {
  const name = field.replace(/^details\./, '');
  return SHARED[name] ?? name;
}
