import { useMemo } from 'react';
import { useFormat } from '#core/client/i18n/use-format.ts';
import { type Translate, useT } from '#core/client/i18n/use-t.ts';
import type { FeedbackHistoryEntry } from '../../contract/schemas.ts';

type HistoryChange = FeedbackHistoryEntry['changes'][number];

/** Returns a function that says what an entry of the history did: who did what, and then the values that changed. */
export function useHistorySentences(): (entry: FeedbackHistoryEntry) => readonly string[] {
  const t = useT('feedback');
  const format = useFormat();
  return useMemo(() => {
    const tagList = (text: string): string => format.series(tagsIn(text));
    return (entry) => {
      const who = whoOf(t, entry.by);
      if (entry.action === 'handled') return entry.changes.map((change) => decision(t, who, change, tagList));
      return [t(`history.action.${entry.action}`, { who }), ...entry.changes.map((change) => difference(t, change, tagList))];
    };
  }, [t, format]);
}

function whoOf(t: Translate, by: FeedbackHistoryEntry['by']): string {
  if (by === null) return t('history.deleted');
  return by.isSender ? t('history.sender') : by.name;
}

function tagsIn(text: string): string[] {
  return text.split(',').flatMap((tag) => tag.trim() || []);
}

/** What an administrator decided, as a sentence. */
function decision(t: Translate, who: string, change: HistoryChange, tagList: (text: string) => string): string {
  const { field, from, to } = change;
  if (field === 'assignee') {
    if (to === '') return t('history.released', { who, from });
    if (to === who) return t('history.took', { who });
    return from === '' ? t('history.assigned', { who, to }) : t('history.reassigned', { who, from, to });
  }
  if (field === 'tags') return to === '' ? t('history.untagged', { who }) : t('history.tagged', { who, tags: tagList(to) });
  return t(`history.${field}`, { who, from: valueText(t, field, from, tagList), to: valueText(t, field, to, tagList) });
}

/** A value before and after an action that was not only a decision. */
function difference(t: Translate, { field, from, to }: HistoryChange, tagList: (text: string) => string): string {
  const values = { from: valueText(t, field, from, tagList), to: valueText(t, field, to, tagList) };
  return t(`history.was.${field}`, values);
}

function valueText(t: Translate, field: HistoryChange['field'], value: string, tagList: (text: string) => string): string {
  if (value === '') return t('history.none');
  if (field === 'state') return t(`state.name.${value}`);
  if (field === 'kind') return t(`kind.${value}`);
  return field === 'tags' ? tagList(value) : value;
}
