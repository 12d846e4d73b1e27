import { observer } from 'mobx-react-lite';
import type { JSX, ReactNode } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { useContributions } from '#core/client/plugin/Contributions.tsx';
import { useAllowedContributions } from '#core/client/session/allowed-contributions.ts';
import { SessionStore } from '#core/client/session/session-store.ts';
import { DetailLayout } from '#core/client/ui/detail/DetailLayout.tsx';
import { PluginPart } from '#core/client/ui/PluginPart.tsx';
import { Skeleton } from '#core/client/ui/skeleton/Skeleton.tsx';
import { useMinWidth } from '#core/client/ui/use-min-width.ts';
import { BREAKPOINTS, MOBILE_BREAKPOINT } from '#core/contract/constants.ts';
import type { Job } from '../../contract/job.ts';
import { type PostingPay, postingParts } from '../../contract/posting-parts.ts';
import { useAskedAction } from '../open/asked-action.ts';
import { SignInBar, SignInPanel } from '../open/SignInToApply.tsx';
import { SalaryText, useSalaryAmount } from './SalaryText.tsx';

interface WithPostingPartProps {
  readonly job: Job;
  /** The text of the posting. */
  readonly children: ReactNode;
}

/** A posting, with the action of another plugin beside it if there is one for the user. Visitors get the way to it. A posting that takes no
 * applications has no action. */
export const WithPostingPart = observer(function WithPostingPart({ job, children }: WithPostingPartProps): JSX.Element {
  const session = useService(SessionStore);
  const isWide = useMinWidth(BREAKPOINTS[MOBILE_BREAKPOINT]);
  const isAsked = useAskedAction() === 'apply';
  const given = { job, pay: usePay(job) };
  const parts = useContributions(postingParts);
  const [found] = useAllowedContributions(postingParts);
  if (!job.viewer.mayApply) return <>{children}</>;
  if (session.status === 'signed-out' && parts.length > 0) {
    return (
      <DetailLayout aside={<SignInPanel {...given} />} bar={<SignInBar {...given} />}>
        {children}
      </DetailLayout>
    );
  }
  if (found === undefined) return <>{children}</>;
  const { plugin, thing } = found;
  const part = { plugin, what: thing.id };
  return (
    <DetailLayout
      aside={
        <PluginPart {...part} given={{ ...given, isAsked: isAsked && isWide }} load={async () => (await thing.value.loadPanel()).Panel} />
      }
      bar={
        <PluginPart
          {...part}
          given={{ ...given, isAsked: isAsked && !isWide }}
          load={async () => (await thing.value.loadBar()).Bar}
          placeholder={<Skeleton count={1} />}
        />
      }
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
