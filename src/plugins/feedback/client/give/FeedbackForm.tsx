import { observer } from 'mobx-react-lite';
import { type JSX, Suspense } from 'react';
import { Controller } from 'react-hook-form';
import { useService } from '#core/client/di/use-service.ts';
import { Honeypot } from '#core/client/forms/Honeypot.tsx';
import { useT } from '#core/client/i18n/use-t.ts';
import { SessionStore } from '#core/client/session/session-store.ts';
import type { Place } from '#core/client/ui/Breadcrumb.tsx';
import { Button } from '#core/client/ui/Button.tsx';
import { Checkbox } from '#core/client/ui/Checkbox.tsx';
import { lazyExtra } from '#core/client/ui/lazy-extra.ts';
import { PageHeader } from '#core/client/ui/PageHeader.tsx';
import { TextArea, TextInput } from '#core/client/ui/TextInput.tsx';
import { FeedbackTerms } from './FeedbackTerms.tsx';
import { AboutPage, FeedbackFailure } from './FormParts.tsx';
import { KindChoice } from './KindChoice.tsx';
import { RatingChoice } from './RatingChoice.tsx';
import { type GivenFeedback, useGiveForm } from './use-give-form.ts';
import * as styles from './give.module.css';

// Visitors send no files.
const ScreenshotField = lazyExtra(async () => (await import('./ScreenshotField.tsx')).ScreenshotField);

interface FeedbackFormProps {
  /** The page that the feedback may be about. */
  readonly from: string | undefined;
  /** The parent page; absent on the public page. */
  readonly back: Place | undefined;
  readonly onSent: (given: GivenFeedback) => void;
}

/** The feedback form, with the terms beside it. Only visitors are asked for an address, and only users for a screenshot. */
export const FeedbackForm = observer(function FeedbackForm({ from, back, onSent }: FeedbackFormProps): JSX.Element {
  const t = useT('feedback');
  const { status } = useService(SessionStore);
  const { form, submit, busy, failure, fields } = useGiveForm(from, onSent);
  const kind = form.watch('kind');
  return (
    <>
      <PageHeader
        title={t('title')}
        lead={t(status === 'signed-in' ? 'give.leadSignedIn' : 'lead')}
        {...(back === undefined ? {} : { back })}
      />
      <div className={styles.giveHalves}>
        <form className={`form ${styles.giveForm}`} noValidate onSubmit={submit}>
          <KindChoice {...form.register('kind')} />
          <TextArea label={t(`text.${kind}`)} help={t(`textHelp.${kind}`)} dir="auto" rows={7} {...fields.text('text')} />
          {status === 'signed-out' && (
            <TextInput
              label={t('email')}
              help={t(kind === 'question' ? 'emailForAnswer' : 'emailHelp')}
              type="email"
              dir="ltr"
              autoComplete="email"
              optional
              {...fields.text('email')}
            />
          )}
          {status === 'signed-in' && (
            <Suspense>
              <Controller
                control={form.control}
                name="screenshotId"
                render={({ field: { value, onChange } }) => (
                  <ScreenshotField {...{ value, onChange }} error={fields.errorOf('screenshotId')} />
                )}
              />
            </Suspense>
          )}
          {from !== undefined && <Checkbox label={<AboutPage page={from} />} {...form.register('isAbout')} />}
          <Controller
            control={form.control}
            name="rating"
            render={({ field }) => <RatingChoice value={field.value} onChange={field.onChange} />}
          />
          <Honeypot {...form.register('homepage')} />
          <FeedbackFailure failure={failure} />
          <div className="row">
            <Button type="submit" variant="grow" size="l" busy={busy}>
              {t('send')}
            </Button>
          </div>
        </form>
        <FeedbackTerms />
      </div>
    </>
  );
});
