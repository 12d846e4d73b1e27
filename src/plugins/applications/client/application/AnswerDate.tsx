import type { JSX } from 'react';
import { dayInWords } from '#core/client/i18n/day-words.ts';
import { useFormat } from '#core/client/i18n/use-format.ts';
import { useLocale } from '#core/client/i18n/use-locale.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { StatusBadge } from '#core/client/ui/StatusBadge.tsx';
import { waitingOf } from '../../contract/answer-date.ts';
import type { Application } from '../../contract/schemas.ts';

interface AnswerDateProps {
  readonly application: Pick<Application, 'createdAt' | 'answerBy' | 'isAwaited' | 'openedAt' | 'isRead'>;
}

/** Until when an answer is due, or how late it is. Nothing after an answer, and where nobody reads the application. */
export function AnswerDate({ application }: AnswerDateProps): JSX.Element | null {
  const t = useT('applications');
  const locale = useLocale();
  const waiting = application.isRead ? waitingOf(application, new Date()) : undefined;
  if (waiting === undefined) return null;
  switch (waiting.kind) {
    case 'none-promised':
      return <span className="muted">{t('answer.none')}</span>;
    case 'due':
      // The promise ends with a day in UTC.
      return <span>{t('answer.due', { date: dayInWords(waiting.by.toISOString().slice(0, 10), locale, 'medium') ?? '' })}</span>;
    case 'late':
      return <StatusBadge tone="wait">{t('answer.late', { count: waiting.days })}</StatusBadge>;
    case 'silent':
      return <StatusBadge tone="wait">{t('answer.silent', { count: waiting.days })}</StatusBadge>;
  }
}

/** When the company opened the application, until it answers. */
export function OpenedOn({ application: { openedAt, isAwaited, isRead } }: AnswerDateProps): JSX.Element | null {
  const t = useT('applications');
  const format = useFormat();
  if (openedAt === null || !isAwaited || !isRead) return null;
  return <span>{t('answer.opened', { date: format.date(openedAt) })}</span>;
}
