import { type JSX, useEffect, useState } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { IdentityClient } from '#core/client/session/identity-client.ts';
import { Skeleton } from '#core/client/ui/skeleton/Skeleton.tsx';
import { ADDRESSES } from '#core/contract/addresses.ts';
import { type ActionLink, LinkIncomplete, LinkUnknown } from '../email/action-link.ts';
import { LinkFailed } from '../email/LinkFailed.tsx';
import { IdentityFrame } from '../IdentityFrame.tsx';
import { Arrived } from '../parts/Arrived.tsx';
import { NewPasswordForm } from './NewPasswordForm.tsx';

/** Sets a new password with a link from an email. */
export function NewPasswordPage({ link }: { readonly link: ActionLink }): JSX.Element {
  const t = useT('identity');
  const { checked, retry, fail } = useCheckedLink(link);
  const [isDone, setDone] = useState(false);
  const state = isDone ? 'done' : checked.state;
  return (
    <IdentityFrame
      title={t('newPassword.title')}
      heading={t(state === 'failed' ? 'link.heading.failed' : 'newPassword.title')}
      {...(state === 'working' ? { lead: t('link.working') } : {})}
      say={t('signIn.art')}
    >
      {state === 'working' && <Skeleton />}
      {checked.state === 'failed' && <LinkFailed failure={checked.failure} mode={link.mode} onRetry={retry} />}
      {checked.state === 'ready' && !isDone && (
        <NewPasswordForm email={checked.email} code={checked.code} onSet={() => setDone(true)} onLinkRefused={fail} />
      )}
      {isDone && (
        <Arrived title={t('newPassword.done')} next={link.next ?? ADDRESSES.signIn} go={t('signIn.submit')}>
          {t('newPassword.doneText')}
        </Arrived>
      )}
    </IdentityFrame>
  );
}

/** The state of a link that sets a password. The check does not use the link up. */
type CheckedLink =
  | { readonly state: 'working' }
  | { readonly state: 'ready'; readonly code: string; readonly email: string }
  | { readonly state: 'failed'; readonly failure: unknown };

/** Checks whether a link is still valid, and whose password it sets. */
function useCheckedLink({ mode, code }: ActionLink): {
  readonly checked: CheckedLink;
  readonly retry: () => void;
  /** Marks the link as no longer valid. */
  readonly fail: (failure: unknown) => void;
} {
  const identity = useService(IdentityClient);
  const [round, setRound] = useState(0);
  const [checked, setChecked] = useState<CheckedLink>({ state: 'working' });
  const fail = (failure: unknown): void => setChecked({ state: 'failed', failure });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a round is another look
  useEffect(() => {
    setChecked({ state: 'working' });
    check(identity, mode, code).then(setChecked, fail);
  }, [identity, mode, code, round]);
  return { checked, retry: () => setRound(round + 1), fail };
}

async function check(identity: IdentityClient, mode: string | undefined, code: string | undefined): Promise<CheckedLink> {
  if (mode !== undefined && mode !== 'resetPassword') throw new LinkUnknown();
  if (mode === undefined || code === undefined) throw new LinkIncomplete();
  const { email } = await (await identity.account()).checkCode(code);
  return { state: 'ready', code, email };
}
