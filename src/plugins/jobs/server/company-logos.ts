import type { CompanyDirectory } from '#plugins/employer/contract/company-directory.ts';
import type { JobSummary } from '../contract/reply-schemas.ts';

/** Looks up logos of companies. */
export type CompanyLogos = Pick<CompanyDirectory, 'logosOf'>;

/** Postings with the logos of their companies. They are read with each reply, so that a new logo shows everywhere at once. */
export async function withLogos<Posting extends JobSummary>(companies: CompanyLogos, postings: readonly Posting[]): Promise<Posting[]> {
  if (postings.length === 0) return [];
  const logos = await companies.logosOf([...new Set(postings.map(({ company }) => company.id))]);
  return postings.map((posting) => {
    const logoFileId = logos.get(posting.company.id);
    return logoFileId === undefined ? posting : { ...posting, company: { ...posting.company, logoFileId } };
  });
}

/** The posting with the logo of its company. */
export async function withLogo<Posting extends JobSummary>(companies: CompanyLogos, posting: Posting): Promise<Posting> {
  const [shown = posting] = await withLogos(companies, [posting]);
  return shown;
}
