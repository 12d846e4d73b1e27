import type { JSX } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import { useContractForm } from '#core/client/forms/use-contract-form.ts';
import { ApiClient } from '#core/client/http/api-client.ts';
import { LanguageStore } from '#core/client/i18n/language-store.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { Button } from '#core/client/ui/Button.tsx';
import { Checkbox } from '#core/client/ui/Checkbox.tsx';
import { PageHeader } from '#core/client/ui/PageHeader.tsx';
import { TextArea, TextInput } from '#core/client/ui/TextInput.tsx';
import { giveFeedback } from '../../contract/endpoints.ts';
import { FEEDBACK_TEXT, type FeedbackKind } from '../../contract/feedback.ts';
import { newFeedbackSchema } from '../../contract/schemas.ts';
import { FeedbackFailure } from './FeedbackFailure.tsx';
import { FeedbackTerms } from './FeedbackTerms.tsx';
import { KindChoice } from './KindChoice.tsx';
import { Trap } from './Trap.tsx';

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
          <Trap {...form.register('homepage')} />
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
