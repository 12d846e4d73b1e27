import type { JSX } from 'react';
import { type Control, useWatch } from 'react-hook-form';
import { useLocale } from '#core/client/i18n/use-locale.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { FactLine } from '#core/client/ui/FactLine.tsx';
import { CompanySign } from '#core/client/ui/Signs.tsx';
import type { Company } from '#plugins/employer/contract/company.ts';
import type { Salary } from '../../contract/salary.ts';
import { type JobFormValues, jobSalary } from './job-form-values.ts';
import { SalaryText } from './SalaryText.tsx';

interface JobFormPreviewProps {
  readonly control: Control<JobFormValues>;
  readonly companies: readonly Company[];
}

/** Shows how the posting will look in a list, from the input so far. */
export function JobFormPreview({ control, companies }: JobFormPreviewProps): JSX.Element {
  const t = useT('jobs');
  const locale = useLocale();
  const values = useWatch({ control }) as JobFormValues;
  const { title, location, workMode, employmentType } = values;
  const company = companies.find(({ id }) => id === values.companyId)?.name ?? '';
  return (
    <aside className="jobform__preview" aria-label={t('form.preview')}>
      <h2>{t('form.preview')}</h2>
      <div className="jobform__row">
        <CompanySign name={company} />
        <div className="grow">
          <p className={title.trim() === '' ? 'muted' : 'strong'}>
            <bdi>{title.trim() === '' ? t('form.previewTitle') : title}</bdi>
          </p>
          <p className="soft">
            <FactLine facts={[company, location, t(`workMode.${workMode}`), t(`employmentType.${employmentType}`)]} />
          </p>
          <p className="num">
            <SalaryText salary={withoutNaN(jobSalary(values, locale))} />
          </p>
        </div>
      </div>
    </aside>
  );
}

// An amount that is not a number is not shown.
function withoutNaN({ min, max, ...rest }: Salary): Salary {
  const amount = (value: number | null): number | null => (Number.isNaN(value) ? null : value);
  return { ...rest, min: amount(min), max: amount(max) };
}
