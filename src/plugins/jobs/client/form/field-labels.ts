import { fieldOfPath, type PostingField } from './posting-values.ts';

const LABELS: Readonly<Record<PostingField, string>> = {
  companyId: 'form.company',
  title: 'form.jobTitle',
  description: 'form.description',
  language: 'form.language',
  employmentType: 'form.employmentType',
  category: 'form.category',
  skills: 'form.skills',
  languages: 'view.languages',
  educationLevel: 'view.education',
  experienceMin: 'form.experienceMin',
  experienceMax: 'form.experienceMax',
  workMode: 'form.workMode',
  location: 'form.location',
  country: 'form.country',
  places: 'view.places',
  daysOnSite: 'form.daysOnSite',
  applicantCountries: 'form.applicantCountries',
  payMin: 'form.payMin',
  payMax: 'form.payMax',
  currency: 'form.currency',
  period: 'form.period',
  isGross: 'form.taxes',
  isNegotiable: 'form.negotiable',
  benefits: 'view.benefits',
  openings: 'form.openings',
  startsOn: 'form.startsOn',
  deadline: 'form.deadline',
  days: 'form.days',
  responseDays: 'form.responseDays',
  applyUrl: 'form.applyUrl',
};

/** Whether an issue has the path of a field of the form, or of a part of it. */
export function isPostingField(path: string): boolean {
  return Object.hasOwn(LABELS, fieldOfPath(path).split('.')[0] ?? '');
}

/** The key of the label of a field. */
export function fieldLabelKey(field: string): string {
  return Object.hasOwn(LABELS, field) ? LABELS[field as PostingField] : 'form.title';
}
