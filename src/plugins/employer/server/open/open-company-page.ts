import { publicPictureAddress } from '#core/contract/files/public-picture-address.ts';
import { href } from '#core/contract/route-ref.ts';
import { ApiFault } from '#core/server/errors/api-fault.ts';
import { canonical } from '#core/server/pages/canonical.ts';
import { answerInPage, dataForSearch } from '#core/server/pages/page-data.ts';
import { decidePage, type PageRule } from '#core/server/pages/page-rule.ts';
import { pageWords } from '#core/server/pages/page-words.ts';
import { companyMarkup } from '../../contract/company-markup.ts';
import type { Company } from '../../contract/company-schemas.ts';
import type { OpenJobCounter } from '../../contract/open-job-counters.ts';
import { employerRoutes } from '../../contract/routes.ts';
import { getCompanyContract } from '../../contract/schemas.ts';

export interface OpenCompanyDependencies {
  /** The company as a visitor gets it; throws `not-found`. */
  readonly companyForAll: (id: string) => Promise<Company>;
  readonly jobCounters: () => readonly OpenJobCounter[];
  /** `PUBLIC_URL`. */
  readonly publicUrl: string | undefined;
}

/** The heads of the pages of companies for everybody, before the client runs. */
export function openCompanyPages({ companyForAll, jobCounters, publicUrl }: OpenCompanyDependencies): readonly PageRule[] {
  const answerOf = answerInPage(getCompanyContract);
  const hasJobs = async (id: string): Promise<boolean> => {
    const counted = await Promise.all(jobCounters().map(({ countsOf }) => countsOf([id])));
    return counted.some((counts) => (counts.get(id) ?? 0) > 0);
  };
  return [
    decidePage(employerRoutes.openCompanies, async () => ({ head: canonical(publicUrl, href(employerRoutes.openCompanies)) })),
    decidePage(employerRoutes.openCompany, async ({ params: { id } }) => {
      const company = await companyForAll(id).catch(absent);
      if (company === undefined) return { status: 404 };
      // Search engines take a page without anything to read for a fault of the site.
      const isEmpty = !company.hasMembers && company.about === null && !(await hasJobs(id));
      return {
        head: [
          ...pageWords(subjectOf(company, publicUrl)),
          ...canonical(publicUrl, href(employerRoutes.openCompany, { id })),
          ...dataForSearch(companyMarkup(company, publicUrl)),
          ...answerOf({ id }, company),
        ],
        headers: isEmpty ? { 'x-robots-tag': 'noindex' } : {},
      };
    }),
  ];
}

function subjectOf({ name, tagline, about, places, logoFileId }: Company, publicUrl: string | undefined) {
  const lead = tagline ?? places.map(({ city }) => city).join(', ');
  const hasImage = publicUrl !== undefined && logoFileId !== null;
  return {
    title: name,
    text: [lead, about].filter(Boolean).join(' ') || name,
    screen: [lead, about].filter(Boolean).join('\n\n'),
    image: hasImage ? publicUrl + publicPictureAddress(logoFileId, '256') : undefined,
  };
}

function absent(error: unknown): undefined {
  if (error instanceof ApiFault && error.code === 'not-found') return undefined;
  throw error;
}
