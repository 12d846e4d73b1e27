import type { JSX, ReactNode } from 'react';
import { useFormat } from '#core/client/i18n/use-format.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import type { Job } from '../../contract/job.ts';
import { SalaryText } from './SalaryText.tsx';

/** What is known of a posting, as a list of facts; what is not given is left out, but for the pay. */
export function JobFacts({ job }: { readonly job: Job }): JSX.Element {
  const t = useT('jobs');
  const format = useFormat();
  const facts: readonly (readonly [string, ReactNode])[] = [
    ['pay', job.salary === null ? t('job.noSalary') : <SalaryText key="pay" salary={job.salary} />],
    ['company', job.company.name],
    ['location', job.location],
    ['workMode', job.workMode && t(`workMode.${job.workMode}`)],
    ['employmentType', job.employmentType && t(`employmentType.${job.employmentType}`)],
    ['category', job.category?.name],
    ['seniority', job.seniority],
  ];
  return (
    <section aria-label={t('job.facts')}>
      <dl className="facts">
        {facts
          .filter(([, value]) => Boolean(value))
          .map(([name, value]) => (
            <div key={name}>
              <dt>{t(`job.${name}`)}</dt>
              <dd>
                <bdi>{value}</bdi>
              </dd>
            </div>
          ))}
      </dl>
      <p className="muted">{t('job.posted', { when: format.relative(job.publishedAt) })}</p>
    </section>
  );
}
