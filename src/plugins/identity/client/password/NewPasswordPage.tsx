import { type JSX, useState } from 'react';
import { useT } from '#core/client/i18n/use-t.ts';
import { Skeleton } from '#core/client/ui/skeleton/Skeleton.tsx';
import { ADDRESSES } from '#core/contract/addresses.ts';
import type { ActionLink } from '../email/action-link.ts';
import { LinkFailed } from '../email/LinkFailed.tsx';
import { IdentityFrame } from '../IdentityFrame.tsx';
import { Arrived } from '../parts/Arrived.tsx';
import { NewPasswordForm } from './NewPasswordForm.tsx';
import { useCheckedLink } from './use-checked-link.ts';

/** Sets a new password with a link from an e-mail. */
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
