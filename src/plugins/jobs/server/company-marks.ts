import type { CompanyDirectory } from '#plugins/employer/contract/company-directory.ts';
import type { JobSummary } from '../contract/reply-schemas.ts';

/** Looks up logos of companies, and which of them are verified. */
export type CompanyMarksReader = Pick<CompanyDirectory, 'marksOf'>;

/** Postings with the logos and marks of their companies. They are read with each reply, so that a change shows everywhere at once. */
export async function withMarks<Posting extends JobSummary>(
  companies: CompanyMarksReader,
  postings: readonly Posting[],
): Promise<Posting[]> {
  if (postings.length === 0) return [];
  const marks = await companies.marksOf([...new Set(postings.map(({ company }) => company.id))]);
  return postings.map((posting) => {
    const own = marks.get(posting.company.id);
    return own === undefined ? posting : { ...posting, company: { ...posting.company, ...own } };
  });
}

/** The posting with the logo and the mark of its company. */
export async function withMark<Posting extends JobSummary>(companies: CompanyMarksReader, posting: Posting): Promise<Posting> {
  const [shown = posting] = await withMarks(companies, [posting]);
  return shown;
}
