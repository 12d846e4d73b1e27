import { applyImport, checkFile } from '../../support/import-calls.ts';
import { anEmployer, aPerson, type Employer, type Person, type Posting, publish, sheetOf } from './people.ts';

export const APPLICANTS = 30;
/** The most drafts that a company may have. */
const DRAFTS = 200;
/** Sign-ups at the same time. */
const AT_ONCE = 6;

/** An employer with much to do. */
export interface BusyEmployer extends Employer {
  readonly posting: Posting;
}

/** Candidates, who sign up once for all walks of a worker. */
export async function candidates(url: string): Promise<readonly Person[]> {
  const people: Person[] = [];
  while (people.length < APPLICANTS) {
    const next = Array.from({ length: Math.min(AT_ONCE, APPLICANTS - people.length) }, (_, at) => people.length + at + 1);
    people.push(...(await Promise.all(next.map((number) => aPerson(url, `applicant-${number}`, applicantName(number), 'candidate')))));
  }
  return people;
}

/** The names of candidates sort as their numbers. */
function applicantName(number: number): string {
  return `Applicant ${String(number).padStart(2, '0')}`;
}

/** Creates an employer with 200 imported drafts and a posting to which all candidates have applied. */
export async function aBusyEmployer(url: string, address: string, applicants: readonly Person[]): Promise<BusyEmployer> {
  const employer = await anEmployer(url, address, 'Robin');
  const posting = await publish(employer, 'Weir keeper');
  for (const [at, { api }] of applicants.entries()) {
    await api.must('POST', `/jobs/${posting.id}/applications`, { message: `I kept weir ${at + 1} for six years. `.repeat(12) });
  }
  // The drafts are newer than the posting, as in the list of an employer who imports.
  const titles = Array.from({ length: DRAFTS }, (_, at) => `Lock keeper ${at + 1}`);
  const place = { target: 'job-import.postings', place: employer.company.id };
  await applyImport(employer.api, await checkFile(employer.api, place, sheetOf(titles)));
  return { ...employer, posting };
}
