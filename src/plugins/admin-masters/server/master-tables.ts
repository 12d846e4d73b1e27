import type { ColumnType, Generated, JSONColumnType, Kysely } from 'kysely';
import type { CoreTables } from '#core/server/db/database.ts';
import type { MasterValues } from '../contract/define-master.ts';
import type { HistoryAction, OtherNames } from '../contract/master-row.ts';
import type { AlternativeName, KeptValues } from '../contract/reply-schemas.ts';

/** The kinds that have their first rows. */
interface MasterKindsTable {
  entity: string;
  /** Grows with each change of a row of the kind. Each change locks this row, so changes of one kind happen one after the other. */
  revision: number;
  /** The number of the first rows that the kind has, see `MasterSource.seedVersion`. */
  seed_version: Generated<number>;
}

interface MasterRowsTable {
  entity: string;
  code: string;
  name: string;
  names: JSONColumnType<OtherNames, string, string>;
  description: string;
  parent: string | null;
  sort: number;
  is_hidden: boolean;
  /** A row that was merged is kept, so that its code leads to the other row. */
  merged_into: string | null;
  fields: JSONColumnType<MasterValues, string, string>;
  uri: string | null;
  version: Generated<number>;
  created_at: Date;
  created_by: string | null;
  updated_at: Date;
  updated_by: string | null;
}

/** All names of all rows. Merged rows have none: their names belong to the other row. */
interface MasterNamesTable {
  entity: string;
  code: string;
  language: AlternativeName['language'];
  kind: 'preferred' | AlternativeName['kind'];
  name: string;
  /** The name as searches compare it (`textKey`). */
  key: string;
  /** The words of the name, a tsvector literal. */
  words: string;
}

/** All words of names, also those of earlier names. Searches correct misspelled words by them. */
interface MasterWordsTable {
  entity: string;
  word: string;
}

interface MasterHistoryTable {
  id: string;
  /** The order of the changes. */
  seq: Generated<number>;
  entity: string;
  code: string;
  /** Version of the row after the change. */
  version: number;
  at: Date;
  by: string | null;
  action: HistoryAction;
  before: ColumnType<KeptValues | null, string | null, never>;
  after: ColumnType<KeptValues | null, string | null, never>;
}

/** Suggestions that were refused. */
interface MasterRefusalsTable {
  entity: string;
  key: string;
}

/** Texts that users typed; `source` is the id of the contribution that found them. */
interface MasterTypedTextsTable {
  source: string;
  text: string;
  people: number;
}

/** The tables of rows of master data. */
export type MasterRowTables = {
  master_kinds: MasterKindsTable;
  master_rows: MasterRowsTable;
  master_names: MasterNamesTable;
  master_words: MasterWordsTable;
  master_history: MasterHistoryTable;
  master_refusals: MasterRefusalsTable;
  master_typed_texts: MasterTypedTextsTable;
};

/** The database as the rows of master data see it. */
export type MasterRowDatabase = Kysely<CoreTables & MasterRowTables>;
