import { observer } from 'mobx-react-lite';
import { type JSX, useEffect, useRef, useState } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import { FormFailure } from '#core/client/forms/FormFailure.tsx';
import { typedOf } from '#core/client/forms/save-machine.ts';
import { useAutosavedForm } from '#core/client/forms/use-autosaved-form.ts';
import { ApiClient } from '#core/client/http/api-client.ts';
import { useLocale } from '#core/client/i18n/use-locale.ts';
import { type Terms, termsSchema } from '../../contract/applying/terms-schemas.ts';
import { TermsConflict } from './TermsConflict.tsx';
import { TermsFields } from './TermsFields.tsx';
import { type TermsFormProps, termsDraft } from './terms-props.ts';
import { TermsSession } from './terms-session.ts';
import { bodyOf, fieldOfPath, type TermsValues, valuesOf } from './terms-values.ts';

/** The terms of a draft. They save themselves. */
export const DraftTerms = observer(function DraftTerms({ jobId, terms, language, beforePublishing }: TermsFormProps): JSX.Element {
  const api = useService(ApiClient);
  const locale = useLocale();
  const [session] = useState(() => new TermsSession(api, jobId, terms));
  const isSent = useRef(false);
  const { form, fields, saver, submit, failure } = useAutosavedForm<TermsValues, Terms>({
    schema: termsSchema,
    defaults: valuesOf(terms, locale),
    toBody: (values) => bodyOf(values, locale),
    fieldOf: fieldOfPath,
    neededText: (field) => `applications:needed.${field}`,
    draft: termsDraft(jobId),
    send: session.save,
    onSubmitted: () => {
      isSent.current = true;
    },
  });
  const isConflict = saver.state === 'conflict';
  useEffect(() => {
    // What this tab kept belongs to an earlier version. A refused save has loaded the present one already.
    if (isConflict && session.theirs === undefined) void session.loadTheirs();
  }, [isConflict, session]);
  const check = useRef(async () => true);
  useEffect(() => {
    check.current = async () => {
      if (saver.isOnServer) return true;
      isSent.current = false;
      await submit();
      return isSent.current;
    };
  });
  useEffect(() => beforePublishing(() => check.current()), [beforePublishing]);
  const settle = (values: TermsValues): void => {
    session.settle();
    form.reset(values);
    saver.take(typedOf(termsSchema.safeParse(bodyOf(values, locale)).data, values));
    void saver.retry();
  };
  const { theirs } = session;
  return (
    <>
      {theirs !== undefined && (
        <TermsConflict theirs={theirs} keepsFocus onKeep={() => settle(form.getValues())} onTake={() => settle(valuesOf(theirs, locale))} />
      )}
      <TermsFields form={form} fields={fields} language={language} jobId={jobId} />
      <FormFailure failure={theirs === undefined ? failure : undefined} />
    </>
  );
});
