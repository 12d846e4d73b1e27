import type { JSX } from 'react';
import { useT } from '#core/client/i18n/use-t.ts';
import { codeOf } from '#core/client/session/identity-error.ts';
import { Button, ButtonLink } from '#core/client/ui/Button.tsx';
import { Note } from '#core/client/ui/Note.tsx';
import { ADDRESSES } from '#core/contract/addresses.ts';
import { href } from '#core/contract/route-ref.ts';
import { identityRoutes } from '../../contract/routes.ts';
import { IdentityFailure } from '../IdentityFailure.tsx';
import { LinkIncomplete, LinkUnknown } from './action-link.ts';

interface LinkFailedProps {
  readonly failure: unknown;
  /** The purpose of the link. */
  readonly mode: string | undefined;
  readonly onRetry: () => void;
}

/** Says why a link failed and how to go on: with a new link, or by a retry when the link itself is valid. */
export function LinkFailed({ failure, mode, onRetry }: LinkFailedProps): JSX.Element {
  const t = useT('identity');
  const reason = reasonOf(failure);
  if (reason === undefined) {
    return (
      <>
        <IdentityFailure title={t('link.notNow')} failure={failure} />
        <div className="row">
          <Button onClick={onRetry}>{t('core:error.retry')}</Button>
        </div>
      </>
    );
  }
  return (
    <>
      <Note tone="straw" role="alert" title={t(`link.fault.${reason}`)}>
        {t(`link.help.${reason}`)}
      </Note>
      <div className="row">
        <NewLink mode={mode} />
        <ButtonLink size="l" to={ADDRESSES.signIn}>
          {t('signIn.submit')}
        </ButtonLink>
      </div>
    </>
  );
}

/** The page that sends another link of the same kind. */
function NewLink({ mode }: { readonly mode: string | undefined }): JSX.Element | undefined {
  const t = useT('identity');
  if (mode !== 'verifyEmail' && mode !== 'resetPassword') return undefined;
  return (
    <ButtonLink variant="grow" size="l" to={href(mode === 'verifyEmail' ? identityRoutes.verifyEmail : identityRoutes.forgotPassword)}>
      {t('link.new')}
    </ButtonLink>
  );
}

/** The fault of the link itself; `undefined` when the link may still be valid. */
function reasonOf(failure: unknown): 'incomplete' | 'unknown' | 'expired' | 'used' | undefined {
  if (failure instanceof LinkIncomplete) return 'incomplete';
  if (failure instanceof LinkUnknown) return 'unknown';
  if (codeOf(failure) === 'auth/expired-action-code') return 'expired';
  return codeOf(failure) === 'auth/invalid-action-code' ? 'used' : undefined;
}
