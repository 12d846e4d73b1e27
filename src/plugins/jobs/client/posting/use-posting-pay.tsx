import { useT } from '#core/client/i18n/use-t.ts';
import type { PostingPay } from '../../contract/posting-parts.ts';
import type { Job } from '../../contract/reply-schemas.ts';
import { SalaryText, useSalaryAmount } from './SalaryText.tsx';

/** The pay of a posting for the actions of other plugins. */
export function usePostingPay({ salary }: Pick<Job, 'salary'>): PostingPay {
  const t = useT('jobs');
  const amount = useSalaryAmount(salary);
  const none = t('job.noSalary');
  return {
    amount: amount ?? none,
    period: amount === undefined || salary === null ? undefined : t(`period.${salary.period}`),
    line: salary === null ? none : <SalaryText salary={salary} />,
  };
}
