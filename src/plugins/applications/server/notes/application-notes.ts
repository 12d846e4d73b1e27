import { type SqlBool, sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Actor } from '#core/contract/actor.ts';
import { type Param, type Prepared, prepared } from '#core/server/db/prepared.ts';
import { inTransaction } from '#core/server/db/transaction.ts';
import { ApiFault } from '#core/server/errors/api-fault.ts';
import { lockActor } from '#core/server/identity/lock-actor.ts';
import type { CompanyDirectory } from '#plugins/employer/contract/company-directory.ts';
import { type ApplicationNote, MOST_EARLIER, MOST_NOTES, type NoteEdit } from '../../contract/notes/note-schemas.ts';
import type { ApplicationsDatabase, ApplicationsTransaction } from '../application-tables.ts';

interface NoteDependencies {
  readonly db: ApplicationsDatabase;
  readonly companies: Pick<CompanyDirectory, 'isMember'>;
  readonly now: () => Date;
}

interface NoteRow {
  readonly id: string;
  readonly text: string;
  readonly author_id: string | null;
  readonly author_name: string | null;
  readonly version: number;
  readonly created_at: Date;
  readonly edited_at: Date | null;
}

interface EarlierText {
  readonly note_id: string;
  readonly text: string;
  readonly until: Date;
}

/** What members of a company note about applications. All of them read each note; its author changes and deletes it. */
export class ApplicationNotes {
  readonly #dependencies: NoteDependencies;
  readonly #companyOf: Prepared<{ readonly id: string }, { readonly company_id: string }>;
  readonly #notesOf: Prepared<{ readonly id: string }, NoteRow>;
  readonly #earlierOf: Prepared<{ readonly ids: readonly string[] }, EarlierText>;

  constructor(dependencies: NoteDependencies) {
    this.#dependencies = dependencies;
    const { db } = dependencies;
    type Id = Param<{ readonly id: string }>;
    this.#companyOf = prepared(db, (param: Id) => db.selectFrom('job_applications').select('company_id').where('id', '=', param('id')));
    this.#notesOf = prepared(db, (param: Id) => notes(db).where('application_id', '=', param('id')).orderBy('application_notes.id'));
    this.#earlierOf = prepared(db, (param: Param<{ readonly ids: readonly string[] }>) =>
      db
        .selectFrom('application_note_versions')
        .select(['note_id', 'text', 'until'])
        .where(sql<SqlBool>`note_id = any(${param('ids')}::uuid[])`)
        .orderBy('note_id')
        .orderBy('version', 'desc'),
    );
  }

  /** @throws ApiFault not-found */
  async list(actor: Actor, applicationId: string): Promise<ApplicationNote[]> {
    await this.#demandMember(actor, applicationId);
    const rows = await this.#notesOf({ id: applicationId });
    const edited = rows.filter(({ edited_at }) => edited_at !== null).map(({ id }) => id);
    const earlier = Map.groupBy(edited.length === 0 ? [] : await this.#earlierOf({ ids: edited }), ({ note_id }) => note_id);
    return rows.map((row) => toNote(row, earlier.get(row.id)));
  }

  /** @throws ApiFault not-found, applications.notes-full */
  async add(actor: Actor, applicationId: string, text: string): Promise<ApplicationNote> {
    await this.#demandMember(actor, applicationId);
    const id = uuidv7();
    return inTransaction(this.#dependencies.db, async (db, transaction) => {
      await lockActor(transaction, actor);
      // Its row is locked, so that two notes at once are counted one after the other.
      const application = await db
        .selectFrom('job_applications')
        .select('id')
        .where('id', '=', applicationId)
        .forNoKeyUpdate()
        .executeTakeFirst();
      if (application === undefined) throw new ApiFault('not-found');
      const written = db.selectFrom('application_notes').select(({ fn }) => fn.countAll<number>().as('count'));
      const { count } = await written.where('application_id', '=', applicationId).executeTakeFirstOrThrow();
      if (count >= MOST_NOTES) throw new ApiFault('applications.notes-full');
      const row = { id, application_id: applicationId, author_id: actor.userId, text, created_at: this.#dependencies.now() };
      await db.insertInto('application_notes').values(row).execute();
      return noteById(db, id);
    });
  }

  /** @throws ApiFault not-found, conflict */
  async edit(actor: Actor, id: string, { text, version }: NoteEdit): Promise<ApplicationNote> {
    await this.#demandAuthor(actor, id);
    return inTransaction(this.#dependencies.db, async (db) => {
      const before = await db.selectFrom('application_notes').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
      if (before === undefined) throw new ApiFault('not-found');
      if (before.version !== version) throw new ApiFault('conflict');
      if (before.text === text) return noteById(db, id);
      const at = this.#dependencies.now();
      await db.insertInto('application_note_versions').values({ note_id: id, version, text: before.text, until: at }).execute();
      await db
        .deleteFrom('application_note_versions')
        .where('note_id', '=', id)
        .where('version', '<=', version - MOST_EARLIER)
        .execute();
      await db
        .updateTable('application_notes')
        .set({ text, edited_at: at, version: version + 1 })
        .where('id', '=', id)
        .execute();
      return noteById(db, id);
    });
  }

  /** @throws ApiFault not-found */
  async delete(actor: Actor, id: string): Promise<void> {
    await this.#demandAuthor(actor, id);
    await this.#dependencies.db.deleteFrom('application_notes').where('id', '=', id).where('author_id', '=', actor.userId).execute();
  }

  async #demandMember({ role, userId }: Actor, applicationId: string): Promise<void> {
    const [application] = await this.#companyOf({ id: applicationId });
    const isMember = role === 'employer' && application && (await this.#dependencies.companies.isMember(userId, application.company_id));
    if (!isMember) throw new ApiFault('not-found');
  }

  /** An author who is no longer a member has left the note to the company. */
  async #demandAuthor(actor: Actor, id: string): Promise<void> {
    const note = await this.#dependencies.db
      .selectFrom('application_notes')
      .select(['application_id', 'author_id'])
      .where('id', '=', id)
      .executeTakeFirst();
    if (note === undefined || note.author_id !== actor.userId) throw new ApiFault('not-found');
    await this.#demandMember(actor, note.application_id);
  }
}

async function noteById(db: ApplicationsTransaction, id: string): Promise<ApplicationNote> {
  const row = await notes(db).where('application_notes.id', '=', id).executeTakeFirstOrThrow();
  const earlier = await db
    .selectFrom('application_note_versions')
    .select(['note_id', 'text', 'until'])
    .where('note_id', '=', id)
    .orderBy('version', 'desc')
    .execute();
  return toNote(row, earlier);
}

function notes(db: ApplicationsDatabase) {
  return db
    .selectFrom('application_notes')
    .leftJoin('users', 'users.id', 'application_notes.author_id')
    .select(['application_notes.id', 'application_notes.text', 'author_id', 'users.name as author_name'])
    .select(['application_notes.version', 'application_notes.created_at', 'edited_at']);
}

function toNote(row: NoteRow, earlier: readonly EarlierText[] = []): ApplicationNote {
  return {
    id: row.id,
    text: row.text,
    author: row.author_id === null ? null : { id: row.author_id, name: row.author_name ?? '' },
    createdAt: row.created_at.toISOString(),
    editedAt: row.edited_at?.toISOString() ?? null,
    earlier: earlier.map(({ text, until }) => ({ text, until: until.toISOString() })),
    version: row.version,
  };
}
