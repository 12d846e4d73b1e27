import { type JSX, type ReactNode, useId } from 'react';
import { dayInWords } from '#core/client/i18n/day-words.ts';
import { useCountryName } from '#core/client/i18n/use-countries.ts';
import { useFormat } from '#core/client/i18n/use-format.ts';
import { useLanguageName } from '#core/client/i18n/use-language-name.ts';
import { useLocale } from '#core/client/i18n/use-locale.ts';
import { useMoneyRange } from '#core/client/i18n/use-money-range.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { FactGrid, type GridFact, isKnown } from '#core/client/ui/detail/FactGrid.tsx';
import type { Job } from '../../contract/reply-schemas.ts';
import { useMasterNames } from '../use-master-names.ts';
import type { ShownApplicants } from './use-applicants.ts';
import { useCategoryName } from './use-category-name.ts';
import { usePostedFact } from './use-posted-fact.tsx';
import * as styles from './JobPage.module.css';

type ReadJob = Omit<Job, 'viewer'>;

interface PostingFactsProps {
  readonly job: ReadJob;
}

/** The facts that decide whether somebody reads on. Missing ones are left out, except the pay. They stand before the text. */
export function PostingFacts({ job }: PostingFactsProps): JSX.Element {
  const t = useT('jobs');
  return (
    <section className={styles.jobFacts} aria-label={t('job.facts')}>
      <FactGrid facts={[usePayFact(job), ...useGlanceFacts(job)]} />
    </section>
  );
}

interface MorePostingFactsProps extends PostingFactsProps {
  /** How many have applied; absent where the page does not say. */
  readonly applicants: ShownApplicants;
  /** Level of the heading; 2 when absent. */
  readonly headingLevel?: 2 | 3 | undefined;
}

/** The other facts, which stand behind the text. It renders nothing for a posting without any. */
export function MorePostingFacts({ job, applicants, headingLevel = 2 }: MorePostingFactsProps): JSX.Element | null {
  const t = useT('jobs');
  const id = useId();
  const Heading = `h${headingLevel}` as const;
  const facts = [useOtherPlaces(job), ...useWorkFacts(job), ...useOtherFacts(job, applicants)].filter(isKnown);
  if (facts.length === 0) return null;
  return (
    <section className={styles.jobList} aria-labelledby={id}>
      <Heading id={id}>{t('job.moreFacts')}</Heading>
      <FactGrid facts={facts} />
    </section>
  );
}

function usePayFact({ salary, details }: ReadJob): GridFact {
  const t = useT('jobs');
  const format = useFormat();
  const inWords = useMoneyRange();
  const amount = salary === null ? undefined : inWords(salary);
  const notes = [
    amount !== undefined && salary !== null ? t(`period.${salary.period}`) : '',
    details.isGross === null ? '' : t(details.isGross ? 'view.gross' : 'view.net'),
    details.isNegotiable ? t('view.negotiable') : '',
  ].filter((note) => note !== '');
  return { term: t('job.pay'), value: amount ?? t('job.noSalary'), note: notes.length === 0 ? undefined : format.series(notes) };
}

function useGlanceFacts(job: ReadJob): readonly GridFact[] {
  const t = useT('jobs');
  const locale = useLocale();
  const { workMode, employmentType, deadline, details } = job;
  const { daysOnSite } = details;
  return [
    usePlaceFact(job),
    {
      term: t('job.workMode'),
      value: workMode && t(`workMode.${workMode}`),
      note: workMode === 'hybrid' && daysOnSite !== null ? t('view.daysOnSite', { count: daysOnSite }) : undefined,
    },
    useApplicantCountries(job),
    { term: t('job.employmentType'), value: employmentType && t(`employmentType.${employmentType}`) },
    usePostedFact(job),
    { term: t('view.deadline'), value: dayInWords(deadline ?? '', locale, 'medium') },
  ];
}

/** The place of work. A posting without one of its own has those of its list. */
function usePlaceFact(job: ReadJob): GridFact {
  const t = useT('jobs');
  const countryName = useCountryName();
  const places = usePlaces(job);
  const { location, country } = job;
  const place = location || (country && countryName(country));
  return {
    term: t('job.location'),
    value: place ? <bdi>{place}</bdi> : places,
    note: location && country ? countryName(country) : undefined,
  };
}

function usePlaces({ details }: ReadJob): ReactNode {
  const countryName = useCountryName();
  const names = details.places.map(({ location, country }) => location || (country && countryName(country))).filter((name) => name !== '');
  return names.length > 0 && <Lines lines={names} />;
}

/** Where applicants for remote work may live. */
function useApplicantCountries({ workMode, details }: ReadJob): GridFact {
  const t = useT('jobs');
  const format = useFormat();
  const countryName = useCountryName();
  const countries = details.applicantCountries.filter((code) => code !== '').map(countryName);
  return { term: t('view.applicantCountries'), value: workMode === 'remote' && countries.length > 0 && format.series(countries) };
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

function useOtherPlaces(job: ReadJob): GridFact {
  const t = useT('jobs');
  const places = usePlaces(job);
  return { term: t('view.places'), value: Boolean(job.location || job.country) && places };
}

function useWorkFacts(job: ReadJob): readonly GridFact[] {
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

function useExperience({ experienceMin: min, experienceMax: max }: ReadJob): string | undefined {
  const t = useT('jobs');
  const format = useFormat();
  if (min !== null && max !== null && min !== max) return t('view.years', { min: format.number(min), count: max });
  if (min !== null) return min === max ? t('view.yearsExactly', { count: min }) : t('view.yearsFrom', { count: min });
  return max === null ? undefined : t('view.yearsUpTo', { count: max });
}

function useOtherFacts({ language, reference, details }: ReadJob, applicants: ShownApplicants): readonly GridFact[] {
  const t = useT('jobs');
  const locale = useLocale();
  const languageName = useLanguageName();
  const { openings, startsOn } = details;
  return [
    { term: t('posting.soFar'), value: useApplicantsText(applicants) },
    { term: t('view.openings'), value: openings !== null && t('view.openingsCount', { count: openings }) },
    { term: t('view.startsOn'), value: dayInWords(startsOn, locale, 'medium') },
    { term: t('view.language'), value: language && languageName(language) },
    { term: t('view.reference'), value: reference !== '' && <bdi>{reference}</bdi> },
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
