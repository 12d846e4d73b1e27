import { type JSX, useEffect, useRef, useState } from 'react';
import { useT } from '#core/client/i18n/use-t.ts';
import { Button } from '#core/client/ui/Button.tsx';
import { Note } from '#core/client/ui/Note.tsx';
import { RadioGroup } from '#core/client/ui/RadioGroup.tsx';
import { fieldLabelKey } from '../form/field-labels.ts';
import type { PostingField, PostingValues } from '../form/posting-values.ts';
import { useFieldWords } from '../form/use-field-words.ts';
import { differingFields } from './differing-fields.ts';
import * as styles from '../form/JobForm.module.css';

interface EditConflictProps {
  readonly mine: PostingValues;
  readonly theirs: PostingValues;
  /** The content on which both are based; `undefined` when it is unknown. */
  readonly base: PostingValues | undefined;
  readonly busy: boolean;
  /** Continues with these values. */
  readonly onSettle: (values: PostingValues) => void;
}

/** Shows both versions of a posting field by field. The user chooses one for each field. */
export function EditConflict({ mine, theirs, base, busy, onSettle }: EditConflictProps): JSX.Element {
  const t = useT('jobs');
  const section = useRef<HTMLElement>(null);
  const [chosen, setChosen] = useState<Partial<Record<PostingField, 'mine' | 'theirs'>>>({});
  const wordsOf = useFieldWords([mine, theirs]);
  const fields = differingFields(mine, theirs);
  // Fields that only the other user has changed follow the other user.
  const choiceOf = (field: PostingField): 'mine' | 'theirs' =>
    chosen[field] ?? (base !== undefined && differingFields(base, mine, [field]).length === 0 ? 'theirs' : 'mine');
  useEffect(() => section.current?.focus(), []);
  const settle = (): void => {
    const taken = fields.filter((field) => choiceOf(field) === 'theirs').map((field) => [field, theirs[field]]);
    onSettle({ ...mine, ...(Object.fromEntries(taken) as Partial<PostingValues>) });
  };
  return (
    <section ref={section} className={styles.jobformConflict} aria-label={t('form.conflict.title')} tabIndex={-1}>
      <Note tone="straw" role="alert" title={t('form.conflict.title')}>
        {t('form.conflict.text')}
      </Note>
      {fields.map((field) => (
        <RadioGroup
          key={field}
          label={t(fieldLabelKey(field))}
          options={(['mine', 'theirs'] as const).map((value) => ({
            value,
            label: t(`form.conflict.${value}`, { words: wordsOf(value === 'mine' ? mine : theirs, field) || t('form.conflict.nothing') }),
          }))}
          value={choiceOf(field)}
          onChange={(value) => setChosen({ ...chosen, [field]: value === 'theirs' ? 'theirs' : 'mine' })}
        />
      ))}
      <div className="row">
        <Button variant="grow" busy={busy} onClick={settle}>
          {t('form.conflict.settle')}
        </Button>
        <Button variant="quiet" onClick={() => onSettle(theirs)}>
          {t('form.conflict.takeTheirs')}
        </Button>
      </div>
    </section>
  );
}
