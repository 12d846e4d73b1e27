import { useEffect, useState } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import { jobMarkup } from '../../contract/job-markup.ts';
import type { Job } from '../../contract/reply-schemas.ts';
import { CompanyOfPosting } from '../posting/company-of-posting.ts';
import { atTime } from './at-time.ts';

/** Puts the markup of a posting into the head of its page, until the page is left or the posting ends. Renders nothing. */
export function PostingMarkup({ job }: { readonly job: Job }): undefined {
  const website = useWebsite(job.company.id);
  const [isOver, setOver] = useState(false);
  useEffect(() => (job.expiresAt === null ? undefined : atTime(Date.parse(job.expiresAt), () => setOver(true))), [job.expiresAt]);
  useEffect(() => {
    if (isOver || website === undefined) return undefined;
    const markup = jobMarkup(job, { website, now: new Date() });
    if (markup === undefined) return undefined;
    const script = document.createElement('script');
    script.type = 'application/ld+json';
    // Text of an element that is made here is never parsed as HTML, so nothing in it can end the element.
    script.textContent = JSON.stringify(markup);
    document.head.append(script);
    return () => script.remove();
  }, [job, website, isOver]);
}

/** The website of the company: `undefined` until it is known, `null` for a company without one or one that does not load. */
function useWebsite(companyId: string): string | null | undefined {
  const companies = useService(CompanyOfPosting);
  const [website, setWebsite] = useState<string | null | undefined>(undefined);
  useEffect(() => {
    let isWanted = true;
    const show = (found: string | null): void => {
      if (isWanted) setWebsite(found);
    };
    // The page itself says when the company does not load.
    companies.get(companyId).then(
      (company) => show(company.website),
      () => show(null),
    );
    return () => {
      isWanted = false;
    };
  }, [companies, companyId]);
  return website;
}
