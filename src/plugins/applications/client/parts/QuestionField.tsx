import type { JSX } from 'react';
import { FileField } from '#core/client/files/FileField.tsx';
import { useFilesHint } from '#core/client/files/use-files-hint.ts';
import { useStoredFile } from '#core/client/files/use-stored-file.ts';
import { DateInput } from '#core/client/ui/DateInput.tsx';
import type { FieldTexts } from '#core/client/ui/FieldFrame.tsx';
import { Select } from '#core/client/ui/Select.tsx';
import { TextArea, TextInput } from '#core/client/ui/TextInput.tsx';
import type { Answer } from '../../contract/applying/answers.ts';
import { ANSWER_LENGTHS } from '../../contract/applying/terms.ts';
import type { Question } from '../../contract/applying/terms-schemas.ts';
import { uploadField } from '../../contract/applying/upload-field.ts';
import { answerPurpose } from '../../contract/file-purposes.ts';
import { MultiChoice, SingleChoice, YesNoChoice } from './ChoiceFields.tsx';
import { NumberField } from './NumberField.tsx';
import * as styles from './answers.module.css';

interface QuestionFieldProps {
  readonly jobId: string;
  readonly question: Question;
  readonly answer: Answer | undefined;
  readonly error: string | undefined;
  /** `undefined` takes the answer back. */
  readonly onAnswer: (answer: Answer | undefined) => void;
}

/** From this number of options on, one is chosen in a menu. */
const MANY_OPTIONS = 8;

/** The field for a question of the employer, or a text of the employer. */
export function QuestionField({ jobId, question, answer, error, onAnswer }: QuestionFieldProps): JSX.Element {
  if (question.kind === 'info') return <InfoText {...question} />;
  const texts: FieldTexts = {
    label: <span dir="auto">{question.text}</span>,
    ...(question.help !== '' && { help: <span dir="auto">{question.help}</span> }),
    error,
    optional: !question.required,
  };
  const text = typeof answer === 'string' ? answer : '';
  const typed = { value: text, onChange: ({ target }: { target: { value: string } }) => onAnswer(target.value || undefined) };
  switch (question.kind) {
    case 'short':
      return <TextInput {...texts} {...typed} dir="auto" limit={ANSWER_LENGTHS.short} />;
    case 'long':
      return <TextArea {...texts} {...typed} dir="auto" limit={ANSWER_LENGTHS.long} />;
    case 'yes-no':
      return <YesNoChoice texts={texts} answer={text} onAnswer={onAnswer} />;
    case 'single':
      if (question.options.length < MANY_OPTIONS)
        return <SingleChoice texts={texts} options={question.options} answer={text} onAnswer={onAnswer} />;
      return (
        <Select {...texts} {...typed} placeholder="" options={question.options.map((value) => ({ value, label: value, isOwn: true }))} />
      );
    case 'multi':
      return <MultiChoice texts={texts} options={question.options} answer={typeof answer === 'object' ? answer : []} onAnswer={onAnswer} />;
    case 'number':
      return <NumberField texts={texts} unit={question.unit} answer={answer} onAnswer={onAnswer} />;
    case 'date':
      return <DateInput {...texts} value={text} onChange={(day) => onAnswer(day || undefined)} />;
    case 'file':
      return <AnswerFile texts={texts} field={uploadField(jobId, `answers.${question.id}`)} fileId={text} onAnswer={onAnswer} />;
  }
}

function InfoText({ text, help }: Pick<Question, 'text' | 'help'>): JSX.Element {
  return (
    <div className={styles.info}>
      <p dir="auto">{text}</p>
      {help !== '' && (
        <p className="small" dir="auto">
          {help}
        </p>
      )}
    </div>
  );
}

interface AnswerFileProps {
  readonly texts: FieldTexts;
  readonly field: string;
  readonly fileId: string;
  readonly onAnswer: (fileId: string | undefined) => void;
}

function AnswerFile({ texts: { help, ...texts }, field, fileId, onAnswer }: AnswerFileProps): JSX.Element {
  const hint = useFilesHint(answerPurpose);
  const { file, know } = useStoredFile(fileId);
  return (
    <FileField
      {...texts}
      {...(help !== undefined && {
        help: (
          <>
            {help} {hint}
          </>
        ),
      })}
      field={field}
      purpose={answerPurpose}
      max={1}
      files={file === undefined ? [] : [file]}
      onChange={([chosen]) => {
        if (chosen !== undefined) know(chosen);
        onAnswer(chosen?.id);
      }}
    />
  );
}
