import { jobIssues } from './issues.ts';

const ADDRESS = /https?:\/\/|\bwww\.|[^\s@]+@[^\s@]+\.[^\s@]+/iu;
const PHONE_NUMBER = /(?:\+\d|\b\d)[\d\s()./-]*\d/gu;

/** Above this share of capitals a title shouts; shorter ones may be a name such as SAP or QA. */
const CAPITALS = { share: 0.7, fromLetters: 9 };

/**
 * What is wrong with a title that a person wrote, as a sentence for them; `undefined` when nothing is.
 * Not mostly capitals, and no way to get in touch: those who look are to apply here, where it is recorded.
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
