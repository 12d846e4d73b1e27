import type { JSX } from 'react';
import { useT } from '#core/client/i18n/use-t.ts';
import { Select } from '#core/client/ui/Select.tsx';
import { TextInput } from '#core/client/ui/TextInput.tsx';
import { QUESTION_LENGTHS } from '../../../contract/applying/terms.ts';
import type { QuestionValues } from '../terms-values.ts';
import { OptionList } from './OptionList.tsx';
import type { QuestionFieldsProps } from './QuestionFields.tsx';
import * as styles from '../terms.module.css';

/** The fields that only some kinds of questions have. */
export function KindFields(props: Omit<QuestionFieldsProps, 'language'>): JSX.Element | null {
  switch (props.question.kind) {
    case 'yes-no':
      return <YesNoFields {...props} />;
    case 'single':
      return <OptionList {...props} judges />;
    case 'multi':
      return <OptionList {...props} judges={false} />;
    case 'number':
      return <NumberFields {...props} />;
    default:
      return null;
  }
}

function YesNoFields({ question, errorOf, onChange }: Omit<QuestionFieldsProps, 'language'>): JSX.Element {
  const t = useT('applications');
  const answers = (['yes', 'no'] as const).map((value) => ({ value, label: t(`terms.${value}`) }));
  return (
    <Select
      label={t('terms.accepted')}
      help={t('terms.acceptedHelp')}
      placeholder={t('terms.anyAnswer')}
      options={answers}
      value={question.accepted}
      error={errorOf('accepted')}
      onChange={({ target }) => onChange({ ...question, accepted: target.value === 'yes' || target.value === 'no' ? target.value : '' })}
    />
  );
}

type NumberField = 'min' | 'max' | 'unit' | 'acceptedMin' | 'acceptedMax';

function NumberFields({ question, errorOf, onChange }: Omit<QuestionFieldsProps, 'language'>): JSX.Element {
  const t = useT('applications');
  const field = (name: NumberField): JSX.Element => (
    <TextInput
      label={t(`terms.${name}`)}
      optional
      {...(name === 'unit' ? { dir: 'auto', limit: QUESTION_LENGTHS.unit } : { inputMode: 'decimal' as const })}
      value={question[name]}
      error={errorOf(name)}
      onChange={({ target }) => onChange({ ...question, [name]: target.value } satisfies QuestionValues)}
    />
  );
  return (
    <>
      <div className={styles.questionNumbers}>
        {field('min')}
        {field('max')}
        {field('unit')}
      </div>
      <fieldset className={styles.questionAccepted}>
        <legend>{t('terms.accepted')}</legend>
        <p className="muted small">{t('terms.acceptedHelp')}</p>
        <div className={styles.questionNumbers}>
          {field('acceptedMin')}
          {field('acceptedMax')}
        </div>
      </fieldset>
    </>
  );
}
