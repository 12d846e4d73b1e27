import { observer } from 'mobx-react-lite';
import type { JSX } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import { SLOT, Slotted } from '#core/client/i18n/Slotted.tsx';
import { useT } from '#core/client/i18n/use-t.ts';
import { withNext } from '#core/client/navigation/navigator.ts';
import { SessionStore } from '#core/client/session/session-store.ts';
import { Skeleton } from '#core/client/ui/skeleton/Skeleton.tsx';
import { ADDRESSES } from '#core/contract/addresses.ts';
import { IdentityFrame } from '../IdentityFrame.tsx';
import { Arrived } from '../parts/Arrived.tsx';
import type { ActionLink } from './action-link.ts';
import { LinkFailed } from './LinkFailed.tsx';
import { type AppliedLink, useAppliedLink } from './use-applied-link.ts';

/** Applies a link about an e-mail address and shows the result. */
export function LinkPage({ link }: { readonly link: ActionLink }): JSX.Element {
  const t = useT('identity');
  const { applied, retry } = useAppliedLink(link);
  return (
    <IdentityFrame
      title={t('email.title')}
      heading={t(`link.heading.${applied.state}`)}
      {...(applied.state === 'working' ? { lead: t('link.working') } : {})}
      say={t('signIn.art')}
    >
      {applied.state === 'working' && <Skeleton />}
      {applied.state === 'failed' && <LinkFailed failure={applied.failure} mode={link.mode} onRetry={retry} />}
      {(applied.state === 'done' || applied.state === 'already') && <Done applied={applied} next={link.next} />}
    </IdentityFrame>
  );
}

interface DoneProps {
  readonly applied: Extract<AppliedLink, { state: 'done' | 'already' }>;
  readonly next: string | undefined;
}

const Done = observer(function Done({ applied, next }: DoneProps): JSX.Element {
  const t = useT('identity');
  const session = useService(SessionStore);
  const isIn = session.status === 'signed-in';
  const place = next ?? ADDRESSES.dashboard;
  return (
    <Arrived
      title={t(`link.${applied.state}.${applied.mode}`)}
      next={isIn ? place : withNext(ADDRESSES.signIn, place)}
      go={t(isIn ? 'step.next' : 'signIn.submit')}
    >
      <Slotted sentence={t('link.address', { email: SLOT })}>
        <bdi dir="ltr" className="identity__strong">
          {applied.email}
        </bdi>
      </Slotted>
    </Arrived>
  );
});
