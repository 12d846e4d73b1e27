import { useT } from '#core/client/i18n/use-t.ts';
import type { Certificate, Education, Job, Work } from '../../contract/item-schemas.ts';
import { thisMonth, useProfileWords } from './profile-words.ts';

/** The texts of an item in a list. */
export interface ItemWords {
  readonly title: string;
  /** Empty entries are left out. */
  readonly facts: readonly (string | undefined)[];
  /** Start, end and duration. */
  readonly dates?: readonly (string | undefined)[];
}

/** The texts of a job: title, company and place, dates and duration. */
export function useJobWords(): (job: Job) => ItemWords {
  const t = useT('candidate');
  const jobs = useT('jobs');
  const words = useProfileWords();
  return ({ title, company, place, employmentType, start, end }) => ({
    title,
    facts: [company, place, employmentType === '' ? '' : jobs(`employmentType.${employmentType}`)],
    dates: [
      end === ''
        ? t('date.since', { start: words.month(start) })
        : start === end
          ? words.month(start)
          : t('date.span', { start: words.month(start), end: words.month(end) }),
      words.span(start, end === '' ? thisMonth() : end),
    ],
  });
}

/** The texts of a school or course. */
export function useEducationWords(): (education: Education) => ItemWords {
  const t = useT('candidate');
  const words = useProfileWords();
  const datesOf = ({ startYear: start, endYear: end }: Education): string | undefined => {
    if (start !== null && end !== null) return t('date.span', { start: words.year(start), end: words.year(end) });
    if (start !== null) return t('date.since', { start: words.year(start) });
    return end === null ? undefined : words.year(end);
  };
  return (education) => ({
    title: education.institution,
    facts: [education.field, education.level === '' ? '' : t(`level.${education.level}`), education.grade],
    dates: [datesOf(education), (education.endYear ?? 0) > new Date().getFullYear() ? t('education.expected') : undefined],
  });
}

/** The texts of a certificate. */
export function useCertificateWords(): (certificate: Certificate) => ItemWords {
  const t = useT('candidate');
  const words = useProfileWords();
  return ({ name, issuer, number, issued, expires }) => ({
    title: name,
    facts: [issuer, number],
    dates: [
      issued === '' ? undefined : words.month(issued),
      expires === ''
        ? undefined
        : t(expires < thisMonth() ? 'certificates.expired' : 'certificates.validUntil', { month: words.month(expires) }),
    ],
  });
}

/** The texts of a piece of work. */
export function useWorkWords(): (work: Work) => ItemWords {
  return ({ title, url }) => ({ title, facts: [hostOf(url)] });
}

/** The host name of an address, as a short label. */
export function hostOf(url: string): string {
  return URL.canParse(url) ? new URL(url).host.replace(/^www\./, '') : url;
}
