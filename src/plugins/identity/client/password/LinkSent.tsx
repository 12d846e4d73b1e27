import { type JSX, useEffect, useRef } from 'react';
import { SLOT, Slotted } from '#core/client/i18n/Slotted.tsx';
import { useT } from '#core/client/i18n/use-t.ts';
import { Button } from '#core/client/ui/Button.tsx';
import { Note } from '#core/client/ui/Note.tsx';
import { IdentityFailure } from '../IdentityFailure.tsx';
import { InboxHint } from '../parts/InboxHint.tsx';
import { SendAgain } from '../parts/SendAgain.tsx';
import { useAttempt } from '../parts/use-attempt.ts';

interface LinkSentProps {
  readonly email: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly send: (email: string) => Promise<void>;
  readonly onOtherAddress: () => void;
}

/** The confirmation. Its text is the same whether the address has an account or not. */
export function LinkSent({ email, at, send, onOtherAddress }: LinkSentProps): JSX.Element {
  const t = useT('identity');
  const place = useRef<HTMLDivElement>(null);
  const again = useAttempt(() => send(email));
  // The pressed button disappears on the first and each later sending.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another time is another message
  useEffect(() => place.current?.focus({ preventScroll: true }), [at]);
  return (
    <>
      <div className="identity__arrived" ref={place} tabIndex={-1}>
        <Note tone="leaf" role="status" title={t('forgot.sentTitle')}>
          <Slotted sentence={t('forgot.sentText', { email: SLOT })}>
            <bdi dir="ltr" className="identity__strong">
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
