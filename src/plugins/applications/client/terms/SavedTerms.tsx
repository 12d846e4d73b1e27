import { observer } from 'mobx-react-lite';
import { type JSX, useEffect, useState } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import { draftBases, keepDraftBases } from '#core/client/forms/draft.ts';
import { FormFailure } from '#core/client/forms/FormFailure.tsx';
import { useContractForm, useDraftKey } from '#core/client/forms/use-contract-form.ts';
import { useUnsavedWarning } from '#core/client/forms/use-unsaved-warning.ts';
import { useValueOf } from '#core/client/forms/use-value-of.ts';
import { ApiClient } from '#core/client/http/api-client.ts';
import { useLocale } from '#core/client/i18n/use-locale.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { SnackbarStore } from '#core/client/snackbar/snackbar-store.ts';
import { Button } from '#core/client/ui/Button.tsx';
import { type Terms, termsSchema } from '../../contract/applying/terms-schemas.ts';
import { TermsConflict } from './TermsConflict.tsx';
import { TermsFields } from './TermsFields.tsx';
import { type TermsFormProps, termsDraft } from './terms-props.ts';
import { TermsSession } from './terms-session.ts';
import { bodyOf, fieldOfPath, type TermsValues, valuesOf } from './terms-values.ts';

/** The terms of a posting that was published. A button saves them, because candidates with open forms learn of each change. */
export const SavedTerms = observer(function SavedTerms({ jobId, terms, language }: TermsFormProps): JSX.Element {
  const t = useT('applications');
  const api = useService(ApiClient);
  const snackbar = useService(SnackbarStore);
  const locale = useLocale();
  const [session] = useState(() => new TermsSession(api, jobId, terms));
  const { form, fields, submit, busy, failure, forgetDraft } = useContractForm<TermsValues, Terms>({
    schema: termsSchema,
    defaults: valuesOf(terms, locale),
    toBody: (values) => bodyOf(values, locale),
    fieldOf: fieldOfPath,
    neededText: (field) => `applications:needed.${field}`,
    draft: termsDraft(jobId),
    send: async (body) => {
      await session.save(body);
      forgetDraft();
      snackbar.raise(t('terms.saved'));
    },
  });
  const saved = wordsOf(valuesOf(session.terms, locale), locale);
  const isDirty = useValueOf(form, (values) => wordsOf(values, locale) !== saved);
  useKeptVersion(session, termsDraft(jobId), isDirty);
  useUnsavedWarning(isDirty);
  const begin = (values: TermsValues): void => {
    form.reset(values);
    forgetDraft();
  };
  const { theirs } = session;
  return (
    <>
      {theirs !== undefined && (
        <TermsConflict
          theirs={theirs}
          onKeep={() => {
            session.settle();
            void submit();
          }}
          onTake={() => begin(valuesOf(session.settle(), locale))}
        />
      )}
      <TermsFields form={form} fields={fields} language={language} jobId={jobId} />
      <FormFailure failure={theirs === undefined ? failure : undefined} />
      <div className="row">
        <Button variant="ink" busy={busy} onClick={() => void submit()}>
          {t('terms.save')}
        </Button>
        {isDirty && (
          <Button variant="quiet" onClick={() => begin(valuesOf(session.terms, locale))}>
            {t('terms.discard')}
          </Button>
        )}
      </div>
      <p className="muted small">{t(isDirty ? 'terms.warning' : 'terms.allSaved')}</p>
    </>
  );
});

function wordsOf(values: TermsValues, locale: string): string {
  return JSON.stringify(bodyOf(values, locale));
}

/** What this tab kept of an older version is a conflict. The form shows it at once. */
function useKeptVersion(session: TermsSession, draft: string, isDirty: boolean): void {
  const key = useDraftKey(draft);
  const version = String(session.terms.version);
  const [isOlder] = useState(() => isDirty && draftBases(key)?.includes(version) === false);
  useEffect(() => {
    if (isOlder) void session.loadTheirs();
  }, [isOlder, session]);
  useEffect(() => {
    if (isDirty && key !== undefined && session.theirs === undefined) keepDraftBases(key, [version]);
  }, [isDirty, key, version, session]);
}
