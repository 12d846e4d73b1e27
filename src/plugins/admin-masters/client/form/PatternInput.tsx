import { type JSX, type KeyboardEvent, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useT } from '#core/client/i18n/use-t.ts';
import { TextInput } from '#core/client/ui/TextInput.tsx';
import type { PatternField } from '../../contract/define-master.ts';
import { isSafePattern } from '../../contract/pattern-subset.ts';
import { usePartTexts } from './use-part-texts.ts';
import type { FieldInputProps } from './use-row-form.ts';
import * as styles from './RowForm.module.css';

/** A regular expression, and a field that says whether a sample matches it. */
export function PatternInput({ entity, field, form, fields }: FieldInputProps<PatternField>): JSX.Element {
  const t = useT('admin-masters');
  const { labelOf, helpOf } = usePartTexts(entity);
  const path = `fields.${field.name}` as const;
  const pattern = String(useWatch({ control: form.control, name: path }) ?? '').trim();
  const [sample, setSample] = useState('');
  return (
    <div className={styles.mastersPattern}>
      <TextInput
        label={labelOf(path)}
        help={helpOf(field.name)}
        optional={field.isRequired !== true}
        limit={field.max}
        dir="ltr"
        spellCheck={false}
        autoComplete="off"
        autoCapitalize="off"
        {...fields.text(path)}
      />
      <TextInput
        label={t('form.pattern.try')}
        help={<span role="status">{t(`form.pattern.${verdict(pattern, sample)}`)}</span>}
        dir="ltr"
        maxLength={200}
        spellCheck={false}
        autoComplete="off"
        autoCapitalize="off"
        value={sample}
        onKeyDown={stayInForm}
        onChange={(event) => setSample(event.target.value)}
      />
    </div>
  );
}

// Enter in the sample must not send the form around it.
function stayInForm(event: KeyboardEvent): void {
  if (event.key === 'Enter') event.preventDefault();
}

function verdict(pattern: string, sample: string): 'empty' | 'unsafe' | 'matches' | 'differs' {
  if (pattern === '' || sample === '') return 'empty';
  // Another expression could take long, and the server refuses it.
  if (!isSafePattern(pattern)) return 'unsafe';
  return new RegExp(`^(?:${pattern})$`, 'u').test(sample) ? 'matches' : 'differs';
}
