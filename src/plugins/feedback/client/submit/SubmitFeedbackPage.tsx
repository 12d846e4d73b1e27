import { type JSX, useEffect, useRef, useState } from 'react';
import { SLOT, Slotted } from '#core/client/i18n/Slotted.tsx';
import { useT } from '#core/client/i18n/use-t.ts';
import { PageTitle } from '#core/client/navigation/PageTitle.tsx';
import { Button, ButtonLink } from '#core/client/ui/Button.tsx';

import { Node } from '#core/client/ui/weave/Cell.tsx';
import { ADDRESSES } from '#core/contract/addresses.ts';
import { FeedbackForm } from './FeedbackForm.tsx';
import './submit.css';

/** Sends an idea, a problem, praise or a question to the operators of the site. Open to all users and visitors. */
export function Page(): JSX.Element {
  const [from] = useState(pageBefore);
  const [sent, setSent] = useState<{ readonly email: string | undefined }>();
  return (
    <div className="wrap submit">
      {sent === undefined ? (
        <FeedbackForm from={from} onSent={(email) => setSent({ email })} />
      ) : (
        <FeedbackSent email={sent.email} from={from} onAnother={() => setSent(undefined)} />
      )}
    </div>
  );
}

interface FeedbackSentProps {
  /** The address for a reply. */
  readonly email: string | undefined;
  /** The page from which the user came. */
  readonly from: string | undefined;
  readonly onAnother: () => void;
}

/** Confirms that the feedback arrived, and links to the next pages. */
function FeedbackSent({ email, from, onAnother }: FeedbackSentProps): JSX.Element {
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

/**
 * The path of the previous page of this site, without its query, which may be secret. `undefined` when the user came from another site, or
 * when the browser does not tell.
 */
function pageBefore(): string | undefined {
  const url = URL.parse(addressBefore());
  const isOurs = url !== null && url.origin === location.origin && url.pathname !== location.pathname;
  return isOurs ? url.pathname : undefined;
}

function addressBefore(): string {
  // Not every browser has the Navigation API. Without it, the referrer is still known after a full page load.
  const history: Navigation | undefined = 'navigation' in window ? navigation : undefined;
  const index = history?.currentEntry?.index ?? 0;
  return history?.entries()[index - 1]?.url ?? document.referrer;
}
