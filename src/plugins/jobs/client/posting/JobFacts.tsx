import type { JSX } from 'react';
import { useFormat } from '#core/client/i18n/use-format.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { FactGrid, type GridFact } from '#core/client/ui/detail/FactGrid.tsx';
import type { Job } from '../../contract/job.ts';
import { useSalaryAmount } from './SalaryText.tsx';
import { useCategoryName } from './use-category-name.ts';

/** The fields of a posting as a list of facts. Missing fields are left out, except the pay. */
export function JobFacts({ job }: { readonly job: Job }): JSX.Element {
  const t = useT('jobs');
  const format = useFormat();
  const categoryName = useCategoryName();
  const amount = useSalaryAmount(job.salary);
  const facts: readonly GridFact[] = [
    {
      term: t('job.pay'),
      value: amount ?? t('job.noSalary'),
      note: amount !== undefined && job.salary !== null ? t(`period.${job.salary.period}`) : undefined,
    },
    { term: t('job.location'), value: job.location && <bdi>{job.location}</bdi> },
    { term: t('job.workMode'), value: job.workMode && t(`workMode.${job.workMode}`) },
    { term: t('job.employmentType'), value: job.employmentType && t(`employmentType.${job.employmentType}`) },
    { term: t('job.category'), value: job.category && <bdi>{categoryName(job.category)}</bdi> },
    { term: t('job.seniority'), value: job.seniority && <bdi>{job.seniority}</bdi> },
    { term: t('job.postedAt'), value: format.relative(job.publishedAt), note: format.date(job.publishedAt) },
  ];
  return (
    <section className="job__facts" aria-label={t('job.facts')}>
      <FactGrid facts={facts} />
    </section>
  );
}
