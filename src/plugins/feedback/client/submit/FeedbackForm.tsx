import type { ComponentProps, JSX } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import { FormFailure } from '#core/client/forms/FormFailure.tsx';
import { useContractForm } from '#core/client/forms/use-contract-form.ts';
import { ApiClient } from '#core/client/http/api-client.ts';
import { ApiError } from '#core/client/http/api-error.ts';
import { LanguageStore } from '#core/client/i18n/language-store.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { Button } from '#core/client/ui/Button.tsx';
import { Checkbox } from '#core/client/ui/Checkbox.tsx';
import { Note } from '#core/client/ui/Note.tsx';
import { PageHeader } from '#core/client/ui/PageHeader.tsx';
import { TextArea, TextInput } from '#core/client/ui/TextInput.tsx';
import { giveFeedback } from '../../contract/endpoints.ts';
import { FEEDBACK_KINDS, FEEDBACK_RATE, FEEDBACK_TEXT, type FeedbackKind } from '../../contract/feedback.ts';
import { newFeedbackSchema } from '../../contract/schemas.ts';
import { FeedbackTerms } from './FeedbackTerms.tsx';

interface FeedbackFormProps {
  /** The page that the feedback may be about. */
  readonly from: string | undefined;
  readonly onSent: (email: string | undefined) => void;
}

const FIRST_KIND: FeedbackKind = 'idea';

/** The feedback form. Its input stays in this tab until it is sent. */
export function FeedbackForm({ from, onSent }: FeedbackFormProps): JSX.Element {
  const t = useT('feedback');
  const api = useService(ApiClient);
  const { current } = useService(LanguageStore);
  const { form, submit, busy, failure, errorOf } = useContractForm({
    schema: newFeedbackSchema,
    defaults: { kind: FIRST_KIND as string, text: '', email: '', isAbout: true, homepage: '' },
    draft: 'feedback',
    neededText: (field) => `feedback:needed.${field}`,
    toBody: ({ kind, text, email, isAbout, homepage }) => ({
      kind,
      text,
      ...(email.trim() !== '' && { email }),
      ...(isAbout && from !== undefined && { page: from }),
      language: current,
      homepage,
    }),
    send: async (body) => {
      await api.call(giveFeedback, { body });
      onSent(body.email);
    },
  });
  const kind = form.watch('kind');
  return (
    <>
      <PageHeader title={t('title')} lead={t('lead')} />
      <div className="submit__halves">
        <form className="form submit__form" noValidate onSubmit={submit}>
          <KindChoice {...form.register('kind')} />
          <TextArea
            label={t(`text.${kind}`)}
            help={t(`textHelp.${kind}`)}
            dir="auto"
            rows={7}
            limit={FEEDBACK_TEXT.max}
            error={errorOf('text')}
            {...form.register('text')}
          />
          <TextInput
            label={t('email')}
            help={t(kind === 'question' ? 'emailForAnswer' : 'emailHelp')}
            type="email"
            dir="ltr"
            autoComplete="email"
            optional
            error={errorOf('email')}
            {...form.register('email')}
          />
          {from !== undefined && <Checkbox label={<AboutPage page={from} />} {...form.register('isAbout')} />}
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
}

function AboutPage({ page }: { readonly page: string }): JSX.Element {
  const t = useT('feedback');
  return (
    <>
      {t('about')}{' '}
      <code className="submit__page" dir="ltr">
        {page}
      </code>
    </>
  );
}

/** The choice of the kind of feedback, with all four visible. */
function KindChoice(input: ComponentProps<'input'>): JSX.Element {
  const t = useT('feedback');
  return (
    <fieldset className="kinds">
      <legend>{t('kinds')}</legend>
      {FEEDBACK_KINDS.map((kind) => (
        <label key={kind} className="kind">
          <input {...input} className="vh" type="radio" value={kind} />
          <span className="kind__name">{t(`kind.${kind}`)}</span>
          <span className="kind__what">{t(`kindWhat.${kind}`)}</span>
        </label>
      ))}
    </fieldset>
  );
}

/**
 * A honeypot for programs that fill in every field. People do not meet it: it is invisible, `inert` hides it from the keyboard and from
 * screen readers, and attributes ask browsers and password managers to ignore it.
 */
function Honeypot(input: ComponentProps<'input'>): JSX.Element {
  return (
    <div className="submit__trap" aria-hidden="true" inert>
      <input {...input} type="text" tabIndex={-1} autoComplete="off" data-1p-ignore data-lpignore="true" data-bwignore />
    </div>
  );
}

/** Says why the feedback was not sent. Beyond the limit, it says when the next one is accepted. */
function FeedbackFailure({ failure }: { readonly failure: unknown }): JSX.Element | null {
  const t = useT('feedback');
  const minutes = minutesToWait(failure);
  if (minutes === undefined) return <FormFailure failure={failure} />;
  return (
    <Note tone="straw" role="alert" title={t('wait.title', { count: FEEDBACK_RATE.count })}>
      {t('wait.minutes', { count: minutes })}
    </Note>
  );
}

function minutesToWait(failure: unknown): number | undefined {
  if (!(failure instanceof ApiError) || failure.code !== 'feedback.too-many') return undefined;
  const { retryAfter } = Object(failure.body) as { readonly retryAfter?: unknown };
  return typeof retryAfter === 'number' ? Math.ceil(retryAfter / 60) : undefined;
}
