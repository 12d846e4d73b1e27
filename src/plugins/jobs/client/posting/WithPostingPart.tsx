import { observer } from 'mobx-react-lite';
import type { JSX, ReactNode } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { useContributions } from '#core/client/plugin/Contributions.tsx';
import { SessionStore } from '#core/client/session/session-store.ts';
import { DetailLayout } from '#core/client/ui/detail/DetailLayout.tsx';
import { PluginPart } from '#core/client/ui/PluginPart.tsx';
import { Skeleton } from '#core/client/ui/skeleton/Skeleton.tsx';
import { type PostingPay, postingParts } from '../../contract/client-extension-points.ts';
import type { Job } from '../../contract/job.ts';
import { SalaryText, useSalaryAmount } from './SalaryText.tsx';

interface WithPostingPartProps {
  readonly job: Job;
  /** The text of the posting. */
  readonly children: ReactNode;
}

/** A posting, with the action of another plugin beside it if there is one for the user. */
export const WithPostingPart = observer(function WithPostingPart({ job, children }: WithPostingPartProps): JSX.Element {
  const session = useService(SessionStore);
  const given = { job, pay: usePay(job) };
  const found = useContributions(postingParts).find(({ thing: { value } }) => session.may(value.ability.subject, value.ability.action));
  if (found === undefined || job.status !== 'published') return <>{children}</>;
  const { plugin, thing } = found;
  const part = { plugin, what: thing.id, given };
  return (
    <DetailLayout
      aside={<PluginPart {...part} load={async () => (await thing.value.loadPanel()).Panel} />}
      bar={<PluginPart {...part} load={async () => (await thing.value.loadBar()).Bar} placeholder={<Skeleton count={1} />} />}
    >
      {children}
    </DetailLayout>
  );
});

function usePay({ salary }: Job): PostingPay {
  const t = useT('jobs');
  const amount = useSalaryAmount(salary);
  const none = t('job.noSalary');
  return {
    amount: amount ?? none,
    period: amount === undefined || salary === null ? undefined : t(`period.${salary.period}`),
    line: salary === null ? none : <SalaryText salary={salary} />,
  };
}
