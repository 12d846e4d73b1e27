import { type JSX, useState } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import { useContractForm } from '#core/client/forms/use-contract-form.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { Link } from '#core/client/navigation/Link.tsx';
import { IdentityClient } from '#core/client/session/identity-client.ts';
import { Button } from '#core/client/ui/Button.tsx';
import { TextInput } from '#core/client/ui/TextInput.tsx';
import { ADDRESSES } from '#core/contract/addresses.ts';
import { forgotPasswordSchema } from '../../contract/schemas.ts';
import { IdentityFailure } from '../IdentityFailure.tsx';
import { IdentityFrame } from '../IdentityFrame.tsx';
import { useOrRefuse } from '../use-or-refuse.ts';
import { useWayOn } from '../use-way-on.ts';
import { LinkSent } from './LinkSent.tsx';

/** Asks for the address that receives the link. The page does not reveal whether the address has an account. */
export function AskPage(): JSX.Element {
  const t = useT('identity');
  const wayOn = useWayOn();
  const identity = useService(IdentityClient);
  const [sent, setSent] = useState<{ readonly email: string; readonly at: number }>();
  const send = async (email: string): Promise<void> => {
    const account = await identity.account();
    await account.sendPasswordReset(email, new URL(wayOn.keptOn(ADDRESSES.signIn), location.origin).href);
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
        <Link className="link" to={wayOn.keptOn(ADDRESSES.signIn)}>
          {t('forgot.back')}
        </Link>
      </p>
    </IdentityFrame>
  );
}

function AskForm({ send }: { readonly send: (email: string) => Promise<void> }): JSX.Element {
  const t = useT('identity');
  const orRefuse = useOrRefuse();
  const { form, submit, busy, failure, errorOf } = useContractForm({
    schema: forgotPasswordSchema,
    defaults: { email: '' },
    send: ({ email }): Promise<void> => orRefuse(form, () => send(email)),
  });
  return (
    <form className="form" noValidate onSubmit={submit}>
      <p className="lead">{t('forgot.lead')}</p>
      <IdentityFailure title={t('forgot.notSent')} failure={failure} />
      <TextInput
        label={t('signIn.email')}
        type="email"
        dir="ltr"
        autoComplete="username"
        error={errorOf('email')}
        {...form.register('email')}
      />
      <Button type="submit" variant="grow" size="l" wide busy={busy}>
        {t('forgot.send')}
      </Button>
    </form>
  );
}
