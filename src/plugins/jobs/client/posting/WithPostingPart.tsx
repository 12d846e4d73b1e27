import { observer } from 'mobx-react-lite';
import type { JSX, ReactNode } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import { useContributions } from '#core/client/plugin/Contributions.tsx';
import { useAllowedContributions } from '#core/client/session/allowed-contributions.ts';
import { SessionStore } from '#core/client/session/session-store.ts';
import { DetailLayout } from '#core/client/ui/detail/DetailLayout.tsx';
import { PluginPart } from '#core/client/ui/PluginPart.tsx';
import { Skeleton } from '#core/client/ui/skeleton/Skeleton.tsx';
import { useMinWidth } from '#core/client/ui/use-min-width.ts';
import { BREAKPOINTS, MOBILE_BREAKPOINT } from '#core/contract/constants.ts';
import { postingParts } from '../../contract/posting-parts.ts';
import type { Job } from '../../contract/reply-schemas.ts';
import { AddressBar, AddressPanel } from './AtAddress.tsx';
import { useAskedAction } from './asked-action.ts';
import { useFirstSearch } from './first-address.ts';
import { PostingPanels } from './PostingPanels.tsx';
import { SignInBar, SignInPanel } from './SignInToApply.tsx';
import { usePostingPay } from './use-posting-pay.tsx';
import * as styles from './JobPage.module.css';

interface WithPostingPartProps {
  readonly job: Job;
  /** Whether the reader sees the action as candidates do, and cannot use it. */
  readonly isPreview: boolean;
  /** The text of the posting. */
  readonly children: ReactNode;
}

/**
 * A posting, with the action of another plugin beside it if there is one for the user. Visitors get the way to it. Where the company takes
 * applications at its own address, the link to it stands there. A posting that takes no applications has no action.
 */
export const WithPostingPart = observer(function WithPostingPart({ job, isPreview, children }: WithPostingPartProps): JSX.Element {
  const session = useService(SessionStore);
  const isWide = useMinWidth(BREAKPOINTS[MOBILE_BREAKPOINT]);
  const isAsked = useAskedAction() === 'apply';
  const given = { job, pay: usePostingPay(job), isPreview, firstSearch: useFirstSearch(job.id) };
  const parts = useContributions(postingParts.part('action'));
  const allowed = useAllowedContributions(postingParts.part('action'));
  const [found] = isPreview ? parts : allowed;
  const { applyBy } = job.viewer;
  if (applyBy === null && !isPreview) return <>{children}</>;
  const beside = <PostingPanels job={job} place="action" />;
  if (job.applyUrl !== null) {
    return (
      <DetailLayout
        aside={
          <>
            {isWide && beside}
            <AddressPanel {...given} />
          </>
        }
        bar={<AddressBar {...given} />}
      >
        {!isWide && <div className={styles.jobBeside}>{beside}</div>}
        {children}
      </DetailLayout>
    );
  }
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
      // Only the one that is visible: two forms would save over each other.
      aside={
        isWide && (
          <>
            {beside}
            <PluginPart {...part} given={{ ...given, isAsked }} load={async () => (await thing.value.loadPanel()).Panel} />
          </>
        )
      }
      bar={
        !isWide && (
          <PluginPart
            {...part}
            given={{ ...given, isAsked }}
            load={async () => (await thing.value.loadBar()).Bar}
            placeholder={<Skeleton count={1} />}
          />
        )
      }
    >
      {!isWide && <div className={styles.jobBeside}>{beside}</div>}
      {children}
    </DetailLayout>
  );
});
