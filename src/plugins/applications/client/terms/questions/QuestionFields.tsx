import type { JSX } from 'react';
import { HintList } from '#core/client/forms/HintList.tsx';
import { useLocale } from '#core/client/i18n/use-locale.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { Checkbox } from '#core/client/ui/Checkbox.tsx';
import { Select } from '#core/client/ui/Select.tsx';
import { TextInput } from '#core/client/ui/TextInput.tsx';
import { QUESTION_KINDS, QUESTION_LENGTHS, type QuestionKind } from '../../../contract/applying/terms.ts';
import type { QuestionValues } from '../terms-values.ts';
import { topicsIn } from '../topics/topics.ts';
import { KindFields } from './KindFields.tsx';
import * as styles from '../terms.module.css';

export interface QuestionFieldsProps {
  readonly question: QuestionValues;
  /** The language of the posting, ISO 639, or empty text. */
  readonly language: string;
  /** The error of a field of the question, such as `text` and `options.0.text`. */
  readonly errorOf: (field: string) => string | undefined;
  readonly onChange: (question: QuestionValues) => void;
}

/** The fields of one question. */
export function QuestionFields(props: QuestionFieldsProps): JSX.Element {
  const { question, language, errorOf, onChange } = props;
  const t = useT('applications');
  const locale = useLocale();
  const { kind, text, help, required, options } = question;
  const words = [text, help, ...options.map((option) => option.text)].join('\n');
  const topics = topicsIn(words, language || locale.split('-')[0] || 'en');
  return (
    <div className={styles.questionFields}>
      <div className={styles.questionHead}>
        <TextInput
          label={t(kind === 'info' ? 'terms.infoText' : 'terms.text')}
          dir="auto"
          limit={QUESTION_LENGTHS.text}
          value={text}
          error={errorOf('text')}
          onChange={({ target }) => onChange({ ...question, text: target.value })}
        />
        <Select
          label={t('terms.kindOf')}
          options={QUESTION_KINDS.map((value) => ({ value, label: t(`terms.kind.${value}`) }))}
          value={kind}
          error={errorOf('kind')}
          onChange={({ target }) => onChange({ ...question, kind: target.value as QuestionKind })}
        />
      </div>
      <HintList hints={topics.map((topic) => t(`topic.${topic}`))} />
      <TextInput
        label={t('terms.help')}
        help={t('terms.helpHelp')}
        optional
        dir="auto"
        limit={QUESTION_LENGTHS.help}
        value={help}
        error={errorOf('help')}
        onChange={({ target }) => onChange({ ...question, help: target.value })}
      />
      <KindFields {...props} />
      {kind !== 'info' && (
        <Checkbox
          label={t('terms.mustAnswer')}
          checked={required}
          onChange={({ target }) => onChange({ ...question, required: target.checked })}
        />
      )}
    </div>
  );
}
