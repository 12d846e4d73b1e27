import type { JSX, ReactNode } from 'react';
import { dayInWords } from '#core/client/i18n/day-words.ts';
import { useCountryName } from '#core/client/i18n/use-countries.ts';
import { useFormat } from '#core/client/i18n/use-format.ts';
import { useLocale } from '#core/client/i18n/use-locale.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { FactGrid, type GridFact } from '#core/client/ui/detail/FactGrid.tsx';
import type { Job } from '../../contract/job.ts';
import { useLanguageName } from '../use-language-name.ts';
import { useMasterNames } from '../use-master-names.ts';
import { useSalaryAmount } from './SalaryText.tsx';
import type { ShownApplicants } from './use-applicants.ts';
import { useCategoryName } from './use-category-name.ts';
import { usePostedFact } from './use-posted-fact.tsx';
import * as styles from './JobPage.module.css';

interface PostingFactsProps {
  readonly job: Job;
  /** How many have applied; absent where the page does not say. */
  readonly applicants?: ShownApplicants;
}

/** The fields of a posting as a list of facts, the most important ones first. Missing fields are left out, except the pay. */
export function PostingFacts({ job, applicants }: PostingFactsProps): JSX.Element {
  const t = useT('jobs');
  const glance = useGlanceFacts(job, applicants);
  const facts = [usePayFact(job), ...glance, ...useOtherPlaces(job), ...useWorkFacts(job), ...useDateFacts(job)];
  return (
    <section className={styles.jobFacts} aria-label={t('job.facts')}>
      <FactGrid facts={facts} />
    </section>
  );
}

function usePayFact({ salary, details }: Job): GridFact {
  const t = useT('jobs');
  const format = useFormat();
  const amount = useSalaryAmount(salary);
  const notes = [
    amount !== undefined && salary !== null ? t(`period.${salary.period}`) : '',
    details.isGross === null ? '' : t(details.isGross ? 'view.gross' : 'view.net'),
    details.isNegotiable ? t('view.negotiable') : '',
  ].filter((note) => note !== '');
  return { term: t('job.pay'), value: amount ?? t('job.noSalary'), note: notes.length === 0 ? undefined : format.series(notes) };
}

function useGlanceFacts(job: Job, applicants: ShownApplicants): readonly GridFact[] {
  const t = useT('jobs');
  const countryName = useCountryName();
  const { location, country, workMode, employmentType, reference } = job;
  const { daysOnSite, openings } = job.details;
  const place = location || (country && countryName(country));
  return [
    {
      term: t('job.location'),
      value: place && <bdi>{place}</bdi>,
      note: location && country ? countryName(country) : undefined,
    },
    {
      term: t('job.workMode'),
      value: workMode && t(`workMode.${workMode}`),
      note: workMode === 'hybrid' && daysOnSite !== null ? t('view.daysOnSite', { count: daysOnSite }) : undefined,
    },
    { term: t('job.employmentType'), value: employmentType && t(`employmentType.${employmentType}`) },
    usePostedFact(job),
    { term: t('posting.soFar'), value: useApplicantsText(applicants) },
    { term: t('view.openings'), value: openings !== null && t('view.openingsCount', { count: openings }) },
    { term: t('view.reference'), value: reference !== '' && <bdi>{reference}</bdi> },
  ];
}

function useApplicantsText(applicants: ShownApplicants): string | undefined {
  const t = useT('jobs');
  if (applicants === undefined) return undefined;
  // Takes the space of the text.
  if (applicants === 'loading') return '…';
  const { count, more } = applicants;
  if (count === null) return undefined;
  if (count === 0) return t('posting.appliedNone');
  return t(more ? 'posting.appliedMore' : 'posting.applied', { count });
}

function useOtherPlaces({ workMode, location, country, details }: Job): readonly GridFact[] {
  const t = useT('jobs');
  const format = useFormat();
  const countryName = useCountryName();
  const places = details.places
    .map((place) => place.location || (place.country && countryName(place.country)))
    .filter((name) => name !== '');
  const countries = details.applicantCountries.filter((code) => code !== '').map(countryName);
  return [
    { term: t(location || country ? 'view.places' : 'job.location'), value: places.length > 0 && <Lines lines={places} /> },
    { term: t('view.applicantCountries'), value: workMode === 'remote' && countries.length > 0 && format.series(countries) },
  ];
}

function useWorkFacts(job: Job): readonly GridFact[] {
  const t = useT('jobs');
  const categoryName = useCategoryName();
  const { educationLevel, responseDays } = job.details;
  const educationName = useMasterNames('education-levels', educationLevel === '' ? [] : [educationLevel]);
  return [
    { term: t('job.category'), value: job.category && <bdi>{categoryName(job.category)}</bdi> },
    { term: t('job.seniority'), value: job.seniority && <bdi>{job.seniority}</bdi> },
    { term: t('view.experience'), value: useExperience(job) },
    { term: t('view.education'), value: educationLevel !== '' && <bdi>{educationName(educationLevel)}</bdi> },
    { term: t('view.response'), value: responseDays !== null && t('view.responseDays', { count: responseDays }) },
  ];
}

function useExperience({ experienceMin: min, experienceMax: max }: Job): string | undefined {
  const t = useT('jobs');
  const format = useFormat();
  if (min !== null && max !== null && min !== max) return t('view.years', { min: format.number(min), count: max });
  if (min !== null) return min === max ? t('view.yearsExactly', { count: min }) : t('view.yearsFrom', { count: min });
  return max === null ? undefined : t('view.yearsUpTo', { count: max });
}

function useDateFacts({ deadline, language, details }: Job): readonly GridFact[] {
  const t = useT('jobs');
  const locale = useLocale();
  const languageName = useLanguageName();
  return [
    { term: t('view.startsOn'), value: dayInWords(details.startsOn, locale, 'medium') },
    { term: t('view.deadline'), value: dayInWords(deadline ?? '', locale, 'medium') },
    { term: t('view.language'), value: language && languageName(language) },
  ];
}

/** Names below each other, each in the direction of its own script. */
function Lines({ lines }: { readonly lines: readonly string[] }): ReactNode {
  return lines.map((line, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: two places may have the same name, and they never move
    <span key={`${at} ${line}`} className={styles.jobLine}>
      <bdi>{line}</bdi>
    </span>
  ));
}
