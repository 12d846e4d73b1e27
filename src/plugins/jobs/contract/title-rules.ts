import { jobIssues } from './issues.ts';

const ADDRESS = /https?:\/\/|\bwww\.|[^\s@]+@[^\s@]+\.[^\s@]+/iu;
const PHONE_NUMBER = /(?:\+\d|\b\d)[\d\s()./-]*\d/gu;

/** Highest allowed share of capitals. Shorter titles may be a name such as SAP or QA. */
const CAPITALS = { share: 0.7, fromLetters: 9 };

/**
 * Why a title is invalid, as a sentence for the user; `undefined` for a valid title. A title must not be mostly capitals.
 * It must not contain contact details, because candidates are to apply here, where applications are recorded.
 */
export function titleFault(title: string): string | undefined {
  if (ADDRESS.test(title)) return jobIssues['jobs.title-address'];
  if (hasPhoneNumber(title)) return jobIssues['jobs.title-phone'];
  if (isShouting(title)) return jobIssues['jobs.title-shouts'];
  return undefined;
}

function hasPhoneNumber(title: string): boolean {
  // Nine digits, or seven after a plus: years and shift times have fewer.
  return (title.match(PHONE_NUMBER) ?? []).some((run) => run.replace(/\D/g, '').length >= (run.startsWith('+') ? 7 : 9));
}

function isShouting(title: string): boolean {
  const letters = title.match(/\p{L}/gu) ?? [];
  const capitals = title.match(/\p{Lu}/gu) ?? [];
  return letters.length >= CAPITALS.fromLetters && capitals.length > letters.length * CAPITALS.share;
}
