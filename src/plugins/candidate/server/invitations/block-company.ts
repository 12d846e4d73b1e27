import { readStored } from '#core/server/db/read-stored.ts';
import { ApiFault } from '#core/server/errors/api-fault.ts';
import { type BlockedCompany, sectionSchemas } from '../../contract/section-schemas.ts';
import { BLANK_SECTIONS } from '../../contract/sections.ts';
import { MOST_BLOCKED } from '../../contract/visibility.ts';
import type { CandidateTransaction } from '../candidate-tables.ts';
import { leaveOut, saveSection } from '../profile-repository.ts';
import { projectCandidate } from '../search/project-candidate.ts';

interface Block {
  readonly candidateId: string;
  readonly company: BlockedCompany;
  readonly at: Date;
}

/**
 * Adds a company to those that the candidate has blocked, as if the candidate saved step 10. It locks the section, and then the candidate's row
 * in `users`, as a save does.
 *
 * @throws ApiFault candidate.blocked-limit
 */
export async function blockCompany(own: CandidateTransaction, { candidateId, company, at }: Block): Promise<void> {
  // Before the first save there is no row that could be locked. This one is replaced below.
  await leaveOut(own, candidateId, 'review', at);
  const stored = await own
    .selectFrom('candidate_sections')
    .select(['document', 'version'])
    .where('candidate_id', '=', candidateId)
    .where('section', '=', 'review')
    .forUpdate()
    .executeTakeFirstOrThrow();
  const { value: review } = readStored(sectionSchemas.review, BLANK_SECTIONS.review, stored.document);
  if (review.blockedCompanies.some(({ id }) => id === company.id)) return;
  if (review.blockedCompanies.length + review.blockedDomains.length >= MOST_BLOCKED) throw new ApiFault('candidate.blocked-limit');
  const value = { ...review, blockedCompanies: [...review.blockedCompanies, company] };
  await saveSection(own, { candidateId, section: 'review', value, version: stored.version, at });
  await projectCandidate(own, candidateId, at);
}
