import { observer } from 'mobx-react-lite';
import { type JSX, useEffect, useRef, useState } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import { SLOT, Slotted } from '#core/client/i18n/Slotted.tsx';
import { useT } from '#core/client/i18n/use-t.ts';
import { withNext } from '#core/client/navigation/navigator.ts';
import { type EmailAction, IdentityClient } from '#core/client/session/identity-client.ts';
import { codeOf } from '#core/client/session/identity-error.ts';
import { SessionStore } from '#core/client/session/session-store.ts';
import { Skeleton } from '#core/client/ui/skeleton/Skeleton.tsx';
import { ADDRESSES } from '#core/contract/addresses.ts';
import { IdentityFrame } from '../IdentityFrame.tsx';
import { Arrived } from '../parts/Arrived.tsx';
import { type ActionLink, LinkIncomplete, LinkUnknown } from './action-link.ts';
import { LinkFailed } from './LinkFailed.tsx';
import * as styles from '../identity.module.css';

/** Applies a link about an email address and shows the result. */
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
        <bdi dir="ltr" className={styles.identityStrong}>
          {applied.email}
        </bdi>
      </Slotted>
    </Arrived>
  );
});

type AppliedLink = LinkOutcome | { readonly state: 'working' } | { readonly state: 'failed'; readonly failure: unknown };

/** Applies a link once per visit and once per `retry`. */
function useAppliedLink(link: ActionLink): { readonly applied: AppliedLink; readonly retry: () => void } {
  const identity = useService(IdentityClient);
  const [applied, setApplied] = useState<AppliedLink>({ state: 'working' });
  const apply = (): void => {
    setApplied({ state: 'working' });
    applyLink(identity, link).then(setApplied, (failure: unknown) => setApplied({ state: 'failed', failure }));
  };
  const hasBegun = useRef(false);
  // A code is valid only once.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the link is what the page was opened with
  useEffect(() => {
    if (hasBegun.current) return;
    hasBegun.current = true;
    apply();
  }, []);
  return { applied, retry: apply };
}

/** The kinds of links about an email address. */
type AddressAction = Exclude<EmailAction, 'resetPassword' | 'signIn'>;

/** The result of a link: applied now, or already applied before. */
interface LinkOutcome {
  readonly state: 'done' | 'already';
  readonly mode: AddressAction;
  readonly email: string;
}

const ACTIONS: readonly AddressAction[] = ['verifyEmail', 'recoverEmail', 'verifyAndChangeEmail'];

/**
 * Applies a link about an email address.
 *
 * @throws LinkUnknown, LinkIncomplete, or the provider's refusal
 */
async function applyLink(identity: IdentityClient, { mode, code }: ActionLink): Promise<LinkOutcome> {
  const action = ACTIONS.find((known) => known === mode);
  if (action === undefined) throw mode === undefined ? new LinkIncomplete() : new LinkUnknown();
  if (code === undefined) throw new LinkIncomplete();
  // The user of this tab must be known before it can take over new data from the provider.
  const user = await identity.currentUser();
  const account = await identity.account();
  try {
    const { email } = await account.checkCode(code);
    await account.applyCode(code);
    return { state: 'done', mode: action, email };
  } catch (failure) {
    if (action !== 'verifyEmail' || user === undefined || codeOf(failure) !== 'auth/invalid-action-code') throw failure;
    const now = await account.lookAgain();
    if (!now?.emailVerified) throw failure;
    return { state: 'already', mode: action, email: now.email };
  }
}
