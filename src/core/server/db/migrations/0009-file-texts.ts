import { sql } from 'kysely';
import type { Migration } from '../migration.ts';

/** The texts of documents. Those that are stored already are read after the upgrade, by the schedule `core.read-waiting-texts`. */
export const addFileTexts: Migration = {
  id: 'core/0009-file-texts',
  up: async (db) =>
    void (await sql`
      alter table files add column text_due boolean not null default false;
      update files set text_due = true
        where media_type in (
          'application/pdf', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
          'application/vnd.oasis.opendocument.text'
        );
      create index files_text_due on files (id) where text_due;
      create table file_texts (
        file_id uuid primary key references files (id) on delete cascade,
        -- Empty for a document without readable text.
        text text not null
      )`.execute(db)),
  down: async (db) => void (await sql`drop table file_texts; alter table files drop column text_due`.execute(db)),
};
