import type { Generated } from 'kysely';

/** What candidates say of themselves; a row from the first save on. */
export interface CandidateProfilesTable {
  candidate_id: string;
  headline: string | null;
  location: string | null;
  summary: string | null;
  version: Generated<number>;
  updated_at: Generated<Date>;
}

/** The tables of the plugin `candidate`. */
export type CandidateTables = {
  candidate_profiles: CandidateProfilesTable;
};
