import { type JSX, useMemo } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import { newId } from '#core/client/forms/ordered/list-changes.ts';
import { ApiClient } from '#core/client/http/api-client.ts';
import { useLocale } from '#core/client/i18n/use-locale.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { SnackbarStore } from '#core/client/snackbar/snackbar-store.ts';
import { Picker } from '#core/client/ui/picker/Picker.tsx';
import type { PickerSource } from '#core/client/ui/picker/picker-source.ts';
import { listManagedJobs } from '#plugins/jobs/contract/endpoints.ts';
import { getTerms } from '../../contract/applying/terms-endpoints.ts';
import type { TermsFieldsProps } from './terms-props.ts';
import { type TermsValues, valuesOf } from './terms-values.ts';

/** Postings that a search offers. */
const MOST_FOUND = 20;

/** Takes over what another posting of the user's companies asks. It can be taken back. */
export function TakeOver({ form, jobId }: TermsFieldsProps): JSX.Element {
  const t = useT('applications');
  const api = useService(ApiClient);
  const snackbar = useService(SnackbarStore);
  const locale = useLocale();
  const source = useMemo(
    (): PickerSource => ({
      search: async (typed, signal) => {
        const query = { limit: MOST_FOUND, ...(typed !== '' && { q: typed }) };
        const { items } = await api.call(listManagedJobs, { query, signal });
        return items
          .filter(({ id }) => id !== jobId)
          .map(({ id, title, reference }) => ({ value: id, label: title.trim() || t('terms.untitledJob'), detail: reference }));
      },
      named: async () => [],
    }),
    [api, jobId, t],
  );
  const fill = (values: TermsValues): void => {
    form.clearErrors();
    for (const name of ['message', 'cv', 'mayApplyAgain', 'questions'] as const) form.setValue(name, values[name], { shouldDirty: true });
  };
  const takeOver = async (id: string): Promise<void> => {
    const before = form.getValues();
    // A failed call says why, and the form stays as it is.
    const terms = await api.call(getTerms, { params: { id } }).catch(() => undefined);
    if (terms === undefined) return;
    const values = valuesOf(terms, locale);
    fill({ ...values, questions: values.questions.map((question) => ({ ...question, id: newId() })) });
    snackbar.raise(t('terms.tookOver', { count: terms.questions.length }), { undo: () => fill(before) });
  };
  return (
    <Picker
      label={t('terms.takeOver')}
      help={t('terms.takeOverHelp')}
      placeholder={t('terms.takeOverHint')}
      source={source}
      value=""
      onChange={(id) => id !== '' && void takeOver(id)}
    />
  );
}
