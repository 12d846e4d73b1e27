import type { ColumnType, Generated } from 'kysely';

/** A section of a profile: one row from its first save, or from the moment it is left out, on. */
export interface CandidateSectionsTable {
  candidate_id: string;
  section: string;
  /** Of the shape that the contract has for the section; JSON text when written. */
  document: ColumnType<unknown, string, string>;
  /** 0 as long as the section was only left out. */
  version: number;
  updated_at: Generated<Date>;
}

/** The tables of the plugin `candidate`. */
export type CandidateTables = {
  candidate_sections: CandidateSectionsTable;
};
