import { defineIssues } from '#core/contract/errors.ts';

/** Field errors of the plugin `candidate`. */
export const candidateIssues = defineIssues({
  'candidate.month-not-whole': 'Choose a month and a year.',
  'candidate.year-missing': 'Choose a year. The month may be left out.',
  'candidate.month-ahead': 'This is in the future. Choose an earlier date.',
  'candidate.month-too-far': 'Choose a month within the next two years.',
  'candidate.end-before-start': 'The end is before the start. Choose a later date.',
  'candidate.not-after-issue': 'This is before the date of issue. Choose a later month.',
  'candidate.link-not-whole': 'Enter a web address, such as example.org/me.',
  'candidate.phone-form': 'Enter the number with its country code, such as +44 20 7946 0958.',
  'candidate.skill-too-long': 'Enter at most 60 characters, or choose a skill from the list.',
  'candidate.same-skill': 'This is another name of a skill that is already in the list.',
  'candidate.twice': 'This is already in the list.',
  'candidate.not-in-list': 'Choose one from the list.',
  'candidate.not-offered': 'This is no longer offered. Choose something else.',
  'candidate.no-domain': 'Enter a domain name, such as example.org.',
  'candidate.no-day': 'Choose a day.',
  'candidate.too-many-blocked': 'Block at most 50 companies and domains together.',
  'candidate.one-default': 'Choose one CV as the default.',
  'candidate.no-posting': 'Choose a published job of your company.',
  'candidate.not-for-company': 'The company of this posting does not find this candidate. Choose a posting of another company.',
  'candidate.not-finished': 'Required information is missing.',
});
