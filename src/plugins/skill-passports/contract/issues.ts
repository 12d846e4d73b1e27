import { defineIssues } from '#core/contract/errors.ts';

/** Validation messages of the plugin `skill-passports`. */
export const passportIssues = defineIssues({
  'skill-passports.link-not-whole': 'Enter a web address that begins with https://.',
  'skill-passports.no-applicant': 'This person has not applied to your company.',
  'skill-passports.no-skill': 'This skill is no longer offered. Choose another one.',
  'skill-passports.in-future': 'This time is in the future.',
});
