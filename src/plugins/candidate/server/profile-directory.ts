import { sql } from 'kysely';
import { type Param, prepared } from '#core/server/db/prepared.ts';
import { valuesOf } from '../contract/profile.ts';
import type { ProfileDirectory } from '../contract/profile-directory.ts';
import { type CandidateDatabase, sectionsOf } from './profile-repository.ts';

export function createProfileDirectory(db: CandidateDatabase): ProfileDirectory {
  const find = prepared(db, (param: Param<{ candidateId: string; names: string[] }>) =>
    db
      .selectFrom('candidate_sections')
      .select(['section', 'document', 'version'])
      .where('candidate_id', '=', param('candidateId'))
      .where(sql<boolean>`section = any(${param('names')}::text[])`),
  );
  return {
    sectionsOf: async (candidateId, names) => valuesOf(sectionsOf(await find({ candidateId, names: [...names] })).sections),
  };
}
