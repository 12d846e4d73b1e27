import { useMoneyRange } from '#core/client/i18n/use-money-range.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { MoneyRange } from '#core/client/ui/MoneyRange.tsx';
import type { PostingPay } from '../../contract/posting-parts.ts';
import type { Job } from '../../contract/reply-schemas.ts';

/** The pay of a posting for the actions of other plugins. */
export function usePostingPay({ salary }: Pick<Job, 'salary'>): PostingPay {
  const t = useT('jobs');
  const inWords = useMoneyRange();
  const amount = salary === null ? undefined : inWords(salary);
  const none = t('job.noSalary');
  return {
    amount: amount ?? none,
    period: amount === undefined || salary === null ? undefined : t(`period.${salary.period}`),
    line: salary === null ? none : <MoneyRange range={salary} per={t(`period.${salary.period}`)} />,
  };
}
