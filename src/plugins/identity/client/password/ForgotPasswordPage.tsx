import { type JSX, useEffect, useRef, useState } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import { SLOT, Slotted } from '#core/client/i18n/Slotted.tsx';
import { useT } from '#core/client/i18n/use-t.ts';
import { Redirect } from '#core/client/navigation/go.tsx';
import { Link } from '#core/client/navigation/Link.tsx';
import { IdentityClient } from '#core/client/session/identity-client.ts';
import { Button } from '#core/client/ui/Button.tsx';
import { Note } from '#core/client/ui/Note.tsx';
import { ADDRESSES } from '#core/contract/addresses.ts';
import { href } from '#core/contract/route-ref.ts';
import { identityRoutes } from '../../contract/routes.ts';
import { forgotPasswordSchema } from '../../contract/schemas.ts';
import { useActionLink, useHandedOn } from '../email/action-link.ts';
import { IdentityFailure } from '../IdentityFailure.tsx';
import { EmailInput, IdentityForm, useIdentityForm } from '../IdentityForm.tsx';
import { IdentityFrame } from '../IdentityFrame.tsx';
import { InboxHint } from '../parts/InboxHint.tsx';
import { SendAgain, useAttempt } from '../parts/SendAgain.tsx';
import { useRequestedPage } from '../requested-page.ts';
import { NewPasswordPage } from './NewPasswordPage.tsx';
import * as styles from '../identity.module.css';

// Links that the other page handles. A link that neither page knows stays here.
const OF_ADDRESSES: readonly (string | undefined)[] = ['verifyEmail', 'recoverEmail', 'verifyAndChangeEmail'];

/** Sends the link that sets a new password, and handles that link. */
export function Page(): JSX.Element {
  const link = useActionLink();
  const elsewhere = useHandedOn(href(identityRoutes.verifyEmail));
  if (link === undefined) return <AskPage />;
  if (OF_ADDRESSES.includes(link.mode)) return <Redirect to={elsewhere} />;
  return <NewPasswordPage link={link} />;
}

/** Asks for the address that receives the link. The page does not reveal whether the address has an account. */
function AskPage(): JSX.Element {
  const t = useT('identity');
  const requested = useRequestedPage();
  const identity = useService(IdentityClient);
  const [sent, setSent] = useState<{ readonly email: string; readonly at: number }>();
  const send = async (email: string): Promise<void> => {
    const account = await identity.account();
    await account.sendPasswordReset(email, new URL(requested.passOn(ADDRESSES.signIn), location.origin).href);
    setSent({ email, at: Date.now() });
  };
  return (
    <IdentityFrame
      title={t('forgot.title')}
      heading={t('forgot.title')}
      say={t('signIn.art')}
      aside={<p className="lead">{t('signIn.artText')}</p>}
    >
      {sent === undefined ? <AskForm send={send} /> : <LinkSent {...sent} send={send} onOtherAddress={() => setSent(undefined)} />}
      <p>
        <Link className="link" to={requested.passOn(ADDRESSES.signIn)}>
          {t('forgot.back')}
        </Link>
      </p>
    </IdentityFrame>
  );
}

function AskForm({ send }: { readonly send: (email: string) => Promise<void> }): JSX.Element {
  const t = useT('identity');
  const state = useIdentityForm({
    schema: forgotPasswordSchema,
    defaults: { email: '' },
    send: ({ email }) => send(email),
  });
  return (
    <IdentityForm state={state} lead={<p className="lead">{t('forgot.lead')}</p>} failed={t('forgot.notSent')} action={t('forgot.send')}>
      <EmailInput label={t('signIn.email')} {...state.fields.registered('email')} />
    </IdentityForm>
  );
}

interface LinkSentProps {
  readonly email: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly send: (email: string) => Promise<void>;
  readonly onOtherAddress: () => void;
}

/** The confirmation. Its text is the same whether the address has an account or not. */
function LinkSent({ email, at, send, onOtherAddress }: LinkSentProps): JSX.Element {
  const t = useT('identity');
  const place = useRef<HTMLDivElement>(null);
  const again = useAttempt(() => send(email));
  // The pressed button disappears on the first and each later sending.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another time is another message
  useEffect(() => place.current?.focus({ preventScroll: true }), [at]);
  return (
    <>
      <div className={styles.identityArrived} ref={place} tabIndex={-1}>
        <Note tone="leaf" role="status" title={t('forgot.sentTitle')}>
          <Slotted sentence={t('forgot.sentText', { email: SLOT })}>
            <bdi dir="ltr" className={styles.identityStrong}>
              {email}
            </bdi>
          </Slotted>
        </Note>
      </div>
      <IdentityFailure title={t('forgot.notSent')} failure={again.failure} />
      <div className="row row--between">
        <SendAgain sentAt={at} label={t('email.again')} busy={again.busy} onSend={() => void again.run()} />
        <Button variant="quiet" onClick={onOtherAddress}>
          {t('forgot.otherAddress')}
        </Button>
      </div>
      <InboxHint />
    </>
  );
}
