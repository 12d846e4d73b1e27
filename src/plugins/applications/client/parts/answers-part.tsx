import { type JSX, useEffect, useState } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import { ApiClient } from '#core/client/http/api-client.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { getFile } from '#core/contract/files/endpoints.ts';
import type { StoredFile } from '#core/contract/files/schemas.ts';
import type { PartFieldProps, PartPreviewProps, PartViewProps } from '../../contract/application-parts.ts';
import type { Answer } from '../../contract/applying/answers.ts';
import type { AnswersCopy } from '../../contract/applying/sent-copies.ts';
import type { Terms } from '../../contract/applying/terms-schemas.ts';
import { AnswerList } from './AnswerList.tsx';
import { QuestionField } from './QuestionField.tsx';
import * as styles from './answers.module.css';

/** The questions of the employer. */
export function Field({ jobId, terms: { questions }, content, onChange, faultAt }: PartFieldProps): JSX.Element {
  const answers = content.answers ?? {};
  const change = (id: string, answer: Answer | undefined): void => {
    const { [id]: _, ...others } = answers;
    onChange({ answers: answer === undefined ? others : { ...others, [id]: toSend(answer) } });
  };
  return (
    <div className={styles.questions}>
      {questions.map((question) => (
        <QuestionField
          key={question.id}
          jobId={jobId}
          question={question}
          answer={answers[question.id]}
          error={faultAt(`answers.${question.id}`)}
          onAnswer={(answer) => change(question.id, answer)}
        />
      ))}
    </div>
  );
}

/** The answers so far, as the employer will read them. */
export function Preview({ terms, content }: PartPreviewProps): JSX.Element {
  const t = useT('applications');
  const answers = content.answers ?? {};
  const files = useAnswerFiles(terms, answers);
  const items = terms.questions.map((question) => {
    const answer = answers[question.id];
    return { question, ...(answer !== undefined && { answer }) };
  });
  if (items.length === 0) return <p className="muted">{t('parts.noQuestions')}</p>;
  return <AnswerList items={items} files={files} />;
}

/** The answers that were sent. */
export function View({ copy, files }: PartViewProps): JSX.Element {
  // What the server half of this part froze.
  return <AnswerList {...(copy as AnswersCopy)} files={files} />;
}

/** The files that answer questions. One that is gone is missing. */
function useAnswerFiles({ questions }: Terms, answers: Readonly<Record<string, Answer>>): ReadonlyMap<string, StoredFile> {
  const api = useService(ApiClient);
  const [files, setFiles] = useState<ReadonlyMap<string, StoredFile>>(new Map());
  const ids = questions
    .flatMap(({ kind, id }) => (kind === 'file' && typeof answers[id] === 'string' && answers[id] !== '' ? [answers[id]] : []))
    .join(' ');
  useEffect(() => {
    for (const id of ids.split(' ').filter(Boolean)) {
      // Quiet: the field above shows the file, and says when it is gone.
      api.call(getFile, { params: { id }, quiet: true }).then(
        (file) => setFiles((known) => new Map([...known, [id, file]])),
        () => undefined,
      );
    }
  }, [api, ids]);
  return files;
}

function toSend(answer: Answer): string | number | string[] {
  return typeof answer === 'object' ? [...answer] : answer;
}
