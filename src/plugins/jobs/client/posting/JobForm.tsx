import { observer } from 'mobx-react-lite';
import type { JSX } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import { FormEnd } from '#core/client/forms/FormEnd.tsx';
import { useContractForm } from '#core/client/forms/use-contract-form.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { useGo } from '#core/client/router/use-go.ts';
import { SnackbarStore } from '#core/client/snackbar/snackbar-store.ts';
import { Select } from '#core/client/ui/Select.tsx';
import { TextArea } from '#core/client/ui/TextArea.tsx';
import { TextInput } from '#core/client/ui/TextInput.tsx';
import { href } from '#core/contract/route-ref.ts';
import type { Company } from '#plugins/employer/contract/company.ts';
import { EMPLOYMENT_TYPES, WORK_MODES } from '../../contract/employment-type.ts';
import type { JobCategory, JobInput } from '../../contract/job.ts';
import { jobRoutes } from '../../contract/routes.ts';
import { jobInputSchema } from '../../contract/schemas.ts';
import { JobSearchStore } from '../search/job-search-store.ts';
import { JobPayFields } from './JobPayFields.tsx';
import { emptyJobForm, type JobFormValues, jobBody, jobFieldOf } from './job-form-values.ts';
import { JobPostingStore } from './job-posting-store.ts';

interface JobFormProps {
  readonly companies: readonly Company[];
  readonly categories: readonly JobCategory[];
}

/** The fields of a posting. What is typed is kept in this tab until it is posted. */
export const JobForm = observer(function JobForm({ companies, categories }: JobFormProps): JSX.Element {
  const t = useT('jobs');
  const { form, submit, busy, failure, errorOf } = useJobForm(companies);
  const field = form.register;
  return (
    <form className="form" noValidate onSubmit={submit}>
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
      <TextInput label={t('form.location')} help={t('form.locationHelp')} error={errorOf('location')} {...field('location')} />
      <div className="fields__pair">
        <Select
          label={t('form.workMode')}
          options={WORK_MODES.map((value) => ({ value, label: t(`workMode.${value}`) }))}
          error={errorOf('workMode')}
          {...field('workMode')}
        />
        <Select
          label={t('form.employmentType')}
          options={EMPLOYMENT_TYPES.map((value) => ({ value, label: t(`employmentType.${value}`) }))}
          error={errorOf('employmentType')}
          {...field('employmentType')}
        />
      </div>
      <Select
        label={t('form.category')}
        optional
        placeholder={t('form.noCategory')}
        options={categories.map(({ code, name }) => ({ value: code, label: name }))}
        error={errorOf('category')}
        {...field('category')}
      />
      <JobPayFields field={field} errorOf={errorOf} />
      <FormEnd failure={failure} busy={busy} action={t('form.submit')} />
    </form>
  );
});

function useJobForm(companies: readonly Company[]) {
  const t = useT('jobs');
  const go = useGo();
  const store = useService(JobPostingStore);
  const search = useService(JobSearchStore);
  const snackbar = useService(SnackbarStore);
  return useContractForm<JobFormValues, JobInput>({
    schema: jobInputSchema,
    defaults: { ...emptyJobForm('USD'), companyId: companies[0]?.id ?? '' },
    toBody: jobBody,
    fieldOf: jobFieldOf,
    draft: 'job-form',
    send: async (body) => {
      const job = await store.post(body);
      search.reset();
      snackbar.raise(t('form.posted'));
      go(href(jobRoutes.detail, { id: job.id }));
    },
  });
}
