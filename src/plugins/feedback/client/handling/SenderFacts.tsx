import type { JSX, ReactNode } from 'react';
import { useFormat } from '#core/client/i18n/use-format.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { Link } from '#core/client/navigation/Link.tsx';
import type { FeedbackDetail, FeedbackHandling } from '../../contract/schemas.ts';
import { useLanguageName } from './use-language-name.ts';
import * as styles from './handling.module.css';

interface SenderFactsProps {
  readonly page: FeedbackDetail['page'];
  readonly handling: FeedbackHandling;
}

/** Who sent the feedback, in which language and about which page, and since when the sender waits for an answer. */
export function SenderFacts({ page, handling: { sender, email, language, waitingSince } }: SenderFactsProps): JSX.Element {
  const t = useT('feedback');
  const format = useFormat();
  const languageName = useLanguageName();
  // An address of another account is for the answer.
  const answerTo = email !== null && email !== sender?.email ? email : undefined;
  return (
    <dl className="facts">
      <Fact term={t('handling.sender')}>
        {sender === null ? t('handling.visitor') : <bdi>{sender.name}</bdi>}
        {sender !== null && (
          <bdi dir="ltr" className={styles.handlingMore}>
            {sender.email}
          </bdi>
        )}
      </Fact>
      {answerTo !== undefined && (
        <Fact term={t('handling.answerTo')}>
          <bdi dir="ltr">{answerTo}</bdi>
        </Fact>
      )}
      <Fact term={t('handling.language')}>{languageName(language)}</Fact>
      {page !== null && (
        <Fact term={t('handling.page')}>
          <Link to={page} className="link" dir="ltr">
            {page}
          </Link>
        </Fact>
      )}
      {waitingSince !== null && (
        <Fact term={t('handling.waiting')}>
          <time dateTime={waitingSince}>{format.dateTime(waitingSince)}</time>
          <span className={styles.handlingMore}>{format.relative(waitingSince)}</span>
        </Fact>
      )}
    </dl>
  );
}

function Fact({ term, children }: { readonly term: string; readonly children: ReactNode }): JSX.Element {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}
