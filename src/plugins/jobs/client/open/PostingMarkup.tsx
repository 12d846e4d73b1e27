import { useEffect, useState } from 'react';
import { showMarkup } from '#core/client/navigation/head-markup.ts';
import type { Company } from '#plugins/employer/contract/company-schemas.ts';
import { jobMarkup } from '../../contract/job-markup.ts';
import type { Job } from '../../contract/reply-schemas.ts';
import { atTime } from './at-time.ts';

interface PostingMarkupProps {
  readonly job: Job;
  readonly company: Promise<Company>;
}

/** Keeps the markup of a posting in the head of its page, until the posting ends. Renders nothing. */
export function PostingMarkup({ job, company }: PostingMarkupProps): undefined {
  const website = useWebsite(company);
  const [isOver, setOver] = useState(false);
  useEffect(() => (job.expiresAt === null ? undefined : atTime(Date.parse(job.expiresAt), () => setOver(true))), [job.expiresAt]);
  useEffect(() => {
    if (isOver) showMarkup(undefined);
    else if (website !== undefined) showMarkup(jobMarkup(job, { website, site: location.origin, now: new Date() }));
  }, [job, website, isOver]);
}

/** The website of the company: `undefined` until it is known, `null` for a company without one or one that does not load. */
function useWebsite(company: Promise<Company>): string | null | undefined {
  const [website, setWebsite] = useState<string | null | undefined>(undefined);
  useEffect(() => {
    let isWanted = true;
    const show = (found: string | null): void => {
      if (isWanted) setWebsite(found);
    };
    // The page itself says when the company does not load.
    company.then(
      (found) => show(found.website),
      () => show(null),
    );
    return () => {
      isWanted = false;
    };
  }, [company]);
  return website;
}
