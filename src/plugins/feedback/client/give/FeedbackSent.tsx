import { observer } from 'mobx-react-lite';
import { type JSX, useEffect, useRef } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import { SLOT, Slotted } from '#core/client/i18n/Slotted.tsx';
import { useT } from '#core/client/i18n/use-t.ts';
import { PageTitle } from '#core/client/navigation/PageTitle.tsx';
import { SessionStore } from '#core/client/session/session-store.ts';
import type { Place } from '#core/client/ui/Breadcrumb.tsx';
import { Button, ButtonLink } from '#core/client/ui/Button.tsx';
import { ProgressMark } from '#core/client/ui/progress/ProgressPart.tsx';
import { ADDRESSES } from '#core/contract/addresses.ts';
import { href } from '#core/contract/route-ref.ts';
import { feedbackRoutes } from '../../contract/routes.ts';
import { FeedbackNumber } from './FeedbackNumber.tsx';
import type { GivenFeedback } from './use-give-form.ts';
import * as styles from './give.module.css';

interface FeedbackSentProps {
  readonly given: GivenFeedback;
  /** The page from which the user came. */
  readonly from: string | undefined;
  /** The parent page; absent on the public page. */
  readonly back: Place | undefined;
  readonly onAnother: () => void;
}

/** Confirms that the feedback arrived, tells its number and where an answer appears, and links to the next pages. */
export const FeedbackSent = observer(function FeedbackSent({ given, from, back, onAnother }: FeedbackSentProps): JSX.Element {
  const t = useT('feedback');
  const { me } = useService(SessionStore);
  const heading = useRef<HTMLHeadingElement>(null);
  // The form has disappeared, and with it the focused element.
  useEffect(() => heading.current?.focus(), []);
  const next = nextPlace(from, back);
  return (
    <section className={styles.giveSent} data-sent>
      <PageTitle title={t('sent.title')} />
      <ProgressMark state="leaf" className={styles.giveLeaf} />
      <h1 ref={heading} tabIndex={-1}>
        {t('sent.title')}
      </h1>
      <p className="lead">{t('sent.text')}</p>
      <p>
        <Slotted sentence={t('give.number', { number: SLOT })}>
          <FeedbackNumber number={given.number} />
        </Slotted>
      </p>
      {me !== undefined && <p className="muted">{t('give.answerHere')}</p>}
      {given.email !== undefined && (
        <p className="muted">
          <Slotted sentence={t('sent.email', { email: SLOT })}>
            <bdi dir="ltr">{given.email}</bdi>
          </Slotted>
        </p>
      )}
      <div className="row">
        <ButtonLink variant="grow" to={next.to}>
          {t(next.label)}
        </ButtonLink>
        {me !== undefined && <ButtonLink to={href(feedbackRoutes.form, {}, { id: given.id })}>{t('give.follow')}</ButtonLink>}
        <Button onClick={onAnother}>{t('sent.another')}</Button>
      </div>
    </section>
  );
});

/** Where the user probably wants to go next: an address and the key of its label. */
function nextPlace(from: string | undefined, back: Place | undefined): Place {
  if (from !== undefined) return { to: from, label: 'sent.back' };
  return back === undefined ? { to: ADDRESSES.home, label: 'sent.home' } : { to: back.to, label: 'give.toList' };
}
