import { skills } from '#plugins/admin-masters/contract/kinds.ts';
import type { MasterCatalogue } from '#plugins/admin-masters/contract/master-catalogue.ts';
import type { ProfileDirectory } from '#plugins/candidate/contract/profile-directory.ts';
import type { PostingDirectory } from '#plugins/jobs/contract/posting-directory.ts';
import type { PlaceDirectory } from '#plugins/places/contract/place-directory.ts';
import type { JobMatch } from '../contract/schemas.ts';
import { type commutes, countriesOf } from './commute.ts';
import { askedByPosting, foundCodes, uncodedNames } from './rules/asked-by-posting.ts';
import { knownOfCandidate, MATCHED_SECTIONS } from './rules/known-of-candidate.ts';
import { matchOf } from './rules/match-of.ts';
import { SkillNames } from './rules/skill-names.ts';

export interface MatchesDependencies {
  readonly postings: Pick<PostingDirectory, 'openTerms'>;
  readonly profiles: ProfileDirectory;
  readonly catalogue: Pick<MasterCatalogue, 'codesOf' | 'namesOf'>;
  readonly places: Pick<PlaceDirectory, 'listed'>;
  readonly commuteOf: ReturnType<typeof commutes>;
  readonly now: () => Date;
}

/**
 * The matches of a candidate with postings, in the order of the ids. It leaves out postings that not everybody may read. It reads the
 * postings, the profile, and the codes and names of skills once each, whatever their numbers. Nothing is stored.
 */
export async function matchesOf(
  { postings, profiles, catalogue, places, commuteOf, now }: MatchesDependencies,
  candidateId: string,
  jobIds: readonly string[],
): Promise<JobMatch[]> {
  const [found, sections] = await Promise.all([postings.openTerms(jobIds), profiles.sectionsOf(candidateId, MATCHED_SECTIONS)]);
  const ownNames = sections.skills.items.map(({ name }) => name);
  const read = [...new Set(found.flatMap(foundCodes))];
  // Without skills of both sides there is nothing to compare.
  const isCompared = ownNames.length > 0 && (read.length > 0 || found.some(({ details }) => details.skills.length > 0));
  const [codes, known] = isCompared
    ? await Promise.all([
        catalogue.codesOf(skills.entity, [...ownNames, ...found.flatMap(uncodedNames)]),
        catalogue.namesOf(skills.entity, read),
      ])
    : [undefined, new Map()];
  const names = new SkillNames(codes);
  const [near, countries] = await Promise.all([
    commuteOf(sections.place),
    countriesOf(
      places,
      found.flatMap(({ placeIds }) => placeIds),
    ),
  ]);
  const own = knownOfCandidate(sections, names, now(), near);
  const byId = new Map(found.map((posting) => [posting.id, posting]));
  return jobIds.flatMap((jobId) => {
    const posting = byId.get(jobId);
    return posting === undefined ? [] : [{ jobId, ...matchOf(askedByPosting(posting, names, known, countries), own) }];
  });
}
