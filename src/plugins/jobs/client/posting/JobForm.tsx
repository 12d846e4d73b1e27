import { observer } from 'mobx-react-lite';
import { type JSX, type ReactNode, useEffect, useId, useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useService } from '#core/client/di/use-service.ts';
import { FormEnd } from '#core/client/forms/FormEnd.tsx';
import { useContractForm } from '#core/client/forms/use-contract-form.ts';
import { useLocale } from '#core/client/i18n/use-locale.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { useGo } from '#core/client/navigation/go.tsx';
import { SnackbarStore } from '#core/client/snackbar/snackbar-store.ts';
import { Select } from '#core/client/ui/Select.tsx';
import { TextArea, TextInput } from '#core/client/ui/TextInput.tsx';
import { href } from '#core/contract/route-ref.ts';
import type { Company } from '#plugins/employer/contract/company.ts';
import { currencyOfCountry } from '../../contract/currency-of-country.ts';
import type { JobInput } from '../../contract/job.ts';
import { jobRoutes } from '../../contract/routes.ts';
import { jobInputSchema } from '../../contract/schemas.ts';
import { JobSearchStore } from '../search/job-search-store.ts';
import { JobPayFields, JobPlaceFields } from './JobFormFields.tsx';
import { JobFormPreview } from './JobFormPreview.tsx';
import { emptyJobForm, type JobFormValues, jobBody, jobFieldOf } from './job-form-values.ts';
import { JobPostingStore } from './job-posting-store.ts';
import './JobForm.css';

/** The form of a posting, with a preview of its search result. The input is kept in this tab until the job is posted. */
export const JobForm = observer(function JobForm({ companies }: { readonly companies: readonly Company[] }): JSX.Element {
  const t = useT('jobs');
  const { form, submit, busy, failure, errorOf } = useJobForm(companies);
  const field = form.register;
  return (
    <form className="jobform" noValidate onSubmit={submit}>
      <FormSection title={t('form.about')}>
        {companies.length > 1 && (
          <Select
            label={t('form.company')}
            options={companies.map(({ id, name }) => ({ value: id, label: name }))}
            error={errorOf('companyId')}
            {...field('companyId')}
          />
        )}
        <TextInput label={t('form.jobTitle')} help={t('form.jobTitleHelp')} limit={120} error={errorOf('title')} {...field('title')} />
        <TextArea
          label={t('form.description')}
          help={t('form.descriptionHelp')}
          limit={15_000}
          rows={12}
          error={errorOf('description')}
          {...field('description')}
        />
      </FormSection>
      <FormSection title={t('form.where')}>
        <JobPlaceFields form={form} errorOf={errorOf} />
      </FormSection>
      <FormSection title={t('form.pay')}>
        <JobPayFields form={form} errorOf={errorOf} />
      </FormSection>
      <JobFormPreview control={form.control} companies={companies} />
      <div className="jobform__end">
        <FormEnd failure={failure} busy={busy} action={t('form.submit')} />
        <p className="muted small">{t('form.kept')}</p>
      </div>
    </form>
  );
});

function useJobForm(companies: readonly Company[]) {
  const t = useT('jobs');
  const locale = useLocale();
  const go = useGo();
  const store = useService(JobPostingStore);
  const search = useService(JobSearchStore);
  const snackbar = useService(SnackbarStore);
  const bound = useContractForm<JobFormValues, JobInput>({
    schema: jobInputSchema,
    defaults: { ...emptyJobForm(currencyOf(companies[0])), companyId: companies[0]?.id ?? '' },
    toBody: (values) => jobBody(values, locale),
    fieldOf: jobFieldOf,
    draft: 'job-form',
    neededText: (field) => `jobs:needed.${field}`,
    send: async (body) => {
      const job = await store.post(body);
      search.reset();
      snackbar.raise(t('form.posted'));
      go(href(jobRoutes.detail, { id: job.id }));
    },
  });
  useCurrencyOfCompany(bound.form, companies);
  return bound;
}

function FormSection({ title, children }: { readonly title: string; readonly children: ReactNode }): JSX.Element {
  const titleId = useId();
  return (
    <section className="jobform__section" aria-labelledby={titleId}>
      <h2 id={titleId}>{title}</h2>
      {children}
    </section>
  );
}

// For a company without a country, or with a currency that this browser does not support.
const FALLBACK_CURRENCY = 'USD';

function currencyOf(company: Company | undefined): string {
  const currency = currencyOfCountry(company?.country ?? '') ?? FALLBACK_CURRENCY;
  return Intl.supportedValuesOf('currency').includes(currency) ? currency : FALLBACK_CURRENCY;
}

/** Keeps the form's currency in step with the company until the user chooses another currency. */
function useCurrencyOfCompany(form: UseFormReturn<JobFormValues>, companies: readonly Company[]): void {
  const companyId = form.watch('companyId');
  const currency = currencyOf(companies.find(({ id }) => id === companyId));
  const before = useRef(currency);
  useEffect(() => {
    if (currency !== before.current && form.getValues('currency') === before.current) form.setValue('currency', currency);
    before.current = currency;
  }, [form, currency]);
}
