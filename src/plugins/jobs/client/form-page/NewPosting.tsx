import { observer } from 'mobx-react-lite';
import type { JSX } from 'react';
import { useResource } from '#core/client/data/use-resource.ts';
import { useService } from '#core/client/di/use-service.ts';
import { ApiClient } from '#core/client/http/api-client.ts';
import { LanguageStore } from '#core/client/i18n/language-store.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { useLikelyCountry } from '#core/client/session/likely-country.ts';
import { ButtonLink } from '#core/client/ui/Button.tsx';
import { EmptyState } from '#core/client/ui/EmptyState.tsx';
import { LoadFailure } from '#core/client/ui/LoadFailure.tsx';
import { Select } from '#core/client/ui/Select.tsx';
import { Skeleton } from '#core/client/ui/skeleton/Skeleton.tsx';
import { href } from '#core/contract/route-ref.ts';
import type { Company } from '#plugins/employer/contract/company-schemas.ts';
import { listMyCompanies } from '#plugins/employer/contract/endpoints.ts';
import { employerRoutes } from '#plugins/employer/contract/routes.ts';
import { currencyFor } from '../../contract/currency-of-country.ts';
import { listManagedJobs } from '../../contract/endpoints.ts';
import type { FilledTemplate } from '../../contract/managing.ts';
import { getTemplate, listTemplates } from '../../contract/managing-endpoints.ts';
import type { JobCompany } from '../../contract/reply-schemas.ts';
import { DraftForm } from '../drafts/DraftForm.tsx';
import type { DraftFormState } from '../drafts/use-draft-form.ts';
import { newValues, type PostingValues, valuesOf } from '../form/posting-values.ts';
import { StartChooser, type Starts } from '../templates/StartChooser.tsx';
import { LikelyPlace } from './LikelyPlace.tsx';
import { NEWEST } from './newest-postings.ts';

interface NewPostingProps {
  /** Id of the template with which the posting begins. */
  readonly template: string | undefined;
  /** Another user has published the draft of this form. */
  readonly onPublished: () => void;
}

/** The form of a new posting. It begins with nothing or with a template. */
export const NewPosting = observer(function NewPosting({ template, onPublished }: NewPostingProps): JSX.Element {
  const t = useT('jobs');
  const api = useService(ApiClient);
  const { resource, load } = useResource(async (signal) => {
    const [{ items }, filled, starts] = await Promise.all([
      api.call(listMyCompanies, { signal }),
      template === undefined ? undefined : api.call(getTemplate, { params: { id: template }, signal }),
      template === undefined ? startsOf(api, signal) : NO_STARTS,
    ]);
    return { companies: items, filled, starts };
  }, template);
  const { value, status, error } = resource;
  if (status === 'failed') {
    const title = t(template === undefined ? 'form.companiesFailed' : 'form.templateFailed');
    return <LoadFailure error={error} title={title} onRetry={load} />;
  }
  if (value === undefined) return <Skeleton />;
  const [first] = value.companies;
  if (first === undefined) return <NoCompany />;
  return <BlankForm {...value} first={first} onPublished={onPublished} />;
});

const NO_STARTS: Starts = { postings: [], hasTemplates: false };

/** With what the posting can begin. The form works without it. */
async function startsOf(api: ApiClient, signal: AbortSignal): Promise<Starts> {
  try {
    // Quiet: the page asks by itself, and the form works without the answer.
    const listed = api.call(listManagedJobs, { query: NEWEST, signal, quiet: true });
    // Quiet: the page asks by itself, and the form works without the answer.
    const kept = api.call(listTemplates, { signal, quiet: true });
    const [postings, templates] = await Promise.all([listed, kept]);
    return { postings: postings.items, hasTemplates: templates.items.length > 0 };
  } catch {
    return NO_STARTS;
  }
}

interface BlankFormProps extends Pick<NewPostingProps, 'onPublished'> {
  readonly companies: readonly Company[];
  readonly first: Company;
  readonly filled: FilledTemplate | undefined;
  readonly starts: Starts;
}

const BlankForm = observer(function BlankForm({ companies, first, filled, starts, onPublished }: BlankFormProps): JSX.Element {
  const likely = useLikelyCountry();
  const { current: language } = useService(LanguageStore);
  // A company without a country is likely where its member is.
  const countryOf = (id: string): string => companies.find((company) => company.id === id)?.country ?? likely ?? '';
  const begun = newValues({ companyId: first.id, currency: currencyFor(countryOf(first.id)), country: countryOf(first.id), language });
  const defaults = filled === undefined ? begun : filledValues(begun, filled);
  const companyOf = (id: string): JobCompany => {
    const { name, logoFileId } = companies.find((company) => company.id === id) ?? first;
    return { id, name, ...(logoFileId !== null && { logoFileId }) };
  };
  return (
    <DraftForm
      defaults={defaults}
      newDraft={filled === undefined ? 'job-form' : `job-form-template-${filled.id}`}
      companyOf={companyOf}
      onPublished={onPublished}
      above={(state, isStored) => (
        <>
          {filled === undefined && !isStored && <StartChooser starts={starts} />}
          <LikelyPlace form={state.form} countryOf={countryOf} />
          {companies.length > 1 && <CompanyField state={state} companies={companies} isStored={isStored} />}
        </>
      )}
    />
  );
});

/** What a template leaves open is as in a new posting. */
function filledValues(begun: PostingValues, { fields, companyId }: FilledTemplate): PostingValues {
  const values = valuesOf(fields, companyId);
  return {
    ...values,
    currency: values.currency || begun.currency,
    period: values.period || begun.period,
    language: values.language || begun.language,
    workMode: values.workMode || begun.workMode,
    employmentType: values.employmentType || begun.employmentType,
    country: values.country || begun.country,
  };
}

interface CompanyFieldProps {
  readonly state: DraftFormState;
  readonly companies: readonly Company[];
  readonly isStored: boolean;
}

/** The company of a new posting. A stored draft belongs to its company. */
function CompanyField({ state: { form, fields }, companies, isStored }: CompanyFieldProps): JSX.Element {
  const t = useT('jobs');
  return (
    <Select
      label={t('form.company')}
      options={companies.map(({ id, name }) => ({ value: id, label: name, isOwn: true }))}
      error={fields.errorOf('companyId')}
      disabled={isStored}
      help={isStored ? t('form.companyStays') : undefined}
      value={form.watch('companyId')}
      onChange={({ target }) => form.setValue('companyId', target.value, { shouldDirty: true })}
    />
  );
}

function NoCompany(): JSX.Element {
  const t = useT('jobs');
  return (
    <EmptyState
      title={t('form.noCompany')}
      action={
        <ButtonLink variant="grow" to={href(employerRoutes.companyForm)}>
          {t('form.nameCompany')}
        </ButtonLink>
      }
    >
      {t('form.noCompanyHelp')}
    </EmptyState>
  );
}
