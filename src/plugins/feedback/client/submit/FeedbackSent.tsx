import { type JSX, useEffect, useRef } from 'react';
import { SLOT, Slotted } from '#core/client/i18n/Slotted.tsx';
import { useT } from '#core/client/i18n/use-t.ts';
import { PageTitle } from '#core/client/navigation/PageTitle.tsx';
import { Button, ButtonLink } from '#core/client/ui/Button.tsx';
import { Node } from '#core/client/ui/weave/Cell.tsx';
import { ADDRESSES } from '#core/contract/addresses.ts';

interface FeedbackSentProps {
  /** The address for a reply. */
  readonly email: string | undefined;
  /** The page from which the user came. */
  readonly from: string | undefined;
  readonly onAnother: () => void;
}

/** Confirms that the feedback arrived, and links to the next pages. */
export function FeedbackSent({ email, from, onAnother }: FeedbackSentProps): JSX.Element {
  const t = useT('feedback');
  const heading = useRef<HTMLHeadingElement>(null);
  // The form has disappeared, and with it the focused element.
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className="submit__sent">
      <PageTitle title={t('sent.title')} />
      <Node state="leaf" className="submit__leaf" />
      <h1 ref={heading} tabIndex={-1}>
        {t('sent.title')}
      </h1>
      <p className="lead">{t('sent.text')}</p>
      {email !== undefined && (
        <p className="muted">
          <Slotted sentence={t('sent.email', { email: SLOT })}>
            <bdi dir="ltr">{email}</bdi>
          </Slotted>
        </p>
      )}
      <div className="row">
        <ButtonLink variant="grow" to={from ?? ADDRESSES.home}>
          {t(from === undefined ? 'sent.home' : 'sent.back')}
        </ButtonLink>
        <Button onClick={onAnother}>{t('sent.another')}</Button>
      </div>
    </section>
  );
}
