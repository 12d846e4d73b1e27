import { type JSX, useMemo } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { PickerOfSeveral } from '#core/client/ui/picker/Picker.tsx';
import type { PickerOption, PickerSource } from '#core/client/ui/picker/picker-source.ts';
import { FEEDBACK_TAGS } from '../../contract/feedback.ts';
import { FeedbackChoices } from './feedback-choices.ts';
import type { WantedChange } from './handled.ts';
import { tagOf } from './tag-of.ts';
import * as styles from './handling.module.css';

interface TagsFieldProps {
  readonly tags: readonly string[];
  readonly onChange: (change: Pick<WantedChange, 'addTag' | 'removeTag'>) => void;
}

/** The tags as chips, and a field that offers the known tags and takes a new one. */
export function TagsField({ tags, onChange }: TagsFieldProps): JSX.Element {
  const t = useT('feedback');
  const source = useTagSource();
  const change = (next: readonly string[]): void => {
    const added = next.find((tag) => !tags.includes(tag));
    const removed = tags.find((tag) => !next.includes(tag));
    if (added !== undefined) onChange({ addTag: added });
    else if (removed !== undefined) onChange({ removeTag: removed });
  };
  const { most, min, max } = FEEDBACK_TAGS;
  return (
    <div className={styles.handlingField}>
      <PickerOfSeveral
        label={t('handling.tags')}
        help={tags.length < most ? t('handling.tagsHelp', { min, max }) : t('handling.tagsFull', { most })}
        source={source}
        values={tags}
        most={most}
        onChange={change}
      />
    </div>
  );
}

/** The known tags that contain the typed text, and then the typed text as a new tag. */
export function useTagSource(): PickerSource {
  const t = useT('feedback');
  const choices = useService(FeedbackChoices);
  return useMemo(() => {
    const known = (tag: string): PickerOption => ({ value: tag, label: tag });
    return {
      search: async (typed) => {
        const tags = await choices.tags();
        const text = typed.trim().toLowerCase();
        const found = tags.filter((tag) => tag.includes(text)).map(known);
        const fresh = tagOf(typed);
        return fresh === undefined || tags.includes(fresh) ? found : [...found, { ...known(fresh), detail: t('handling.newTag') }];
      },
      named: async (tags) => tags.map(known),
      nameOf: (tag) => tag,
    };
  }, [choices, t]);
}
