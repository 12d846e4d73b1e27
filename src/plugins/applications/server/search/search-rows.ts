import { sql } from 'kysely';
import { storedWords } from '#core/contract/search-text/stored-words.ts';
import type { Transaction } from '#core/contract/transaction.ts';
import { tablesIn } from '#core/server/db/transaction.ts';
import type { FileStore } from '#core/server/files/file-store.ts';
import { documentOf, documentOfWords } from '#core/server/text/search-words.ts';
import { SENT_USE } from '../../contract/file-purposes.ts';
import type { FrozenPart } from '../../contract/frozen-parts.ts';
import type { ApplicationTables } from '../application-tables.ts';

/** The number of the rules by which words are made. A higher one makes all rows anew. */
export const WORDS_VERSION = 1;

/** Further words are not stored. A long CV has about 1,500 different ones. */
const MOST_WORDS = 10_000;

export interface SearchRowDependencies {
  readonly files: Pick<FileStore, 'usedBy' | 'textsOf'>;
  readonly parts: () => readonly FrozenPart[];
}

/** Writes the words by which companies find applications. */
export class SearchRows {
  readonly #dependencies: SearchRowDependencies;

  constructor(dependencies: SearchRowDependencies) {
    this.#dependencies = dependencies;
  }

  /** Makes the words of an application from what was sent, and from the texts of its files as far as they have been read. */
  async write(transaction: Transaction, id: string): Promise<void> {
    const db = tablesIn<ApplicationTables>(transaction);
    const application = await db
      .selectFrom('job_applications')
      .innerJoin('users', 'users.id', 'job_applications.candidate_id')
      .select(['message', 'users.name', 'users.email'])
      .where('job_applications.id', '=', id)
      .executeTakeFirst();
    if (application === undefined) return;
    const { message, name, email } = application;
    const texts = [name, email, message, ...(await this.#textsOfParts(transaction, id)), ...(await this.#textsOfFiles(transaction, id))];
    const words = new Set<string>();
    for (const text of texts) {
      if (words.size >= MOST_WORDS) break;
      for (const word of storedWords(text, 'apart')) words.add(word);
    }
    await sql`
      update application_search set words = ${documentOfWords([...words].slice(0, MOST_WORDS))}::tsvector,
        name_words = ${documentOf([name])}::tsvector, words_version = ${WORDS_VERSION}
      where application_id = ${id}::uuid`.execute(db);
  }

  async #textsOfParts(transaction: Transaction, id: string): Promise<readonly string[]> {
    const db = tablesIn<ApplicationTables>(transaction);
    const copies = await db.selectFrom('application_copies').select(['part', 'copy']).where('application_id', '=', id).execute();
    const texts = new Map(this.#dependencies.parts().map((part) => [part.name, part] as const));
    return copies.flatMap(({ part, copy }) => texts.get(part)?.texts?.(copy) ?? []);
  }

  async #textsOfFiles(transaction: Transaction, id: string): Promise<readonly string[]> {
    const { files } = this.#dependencies;
    const sent = await files.usedBy({ use: SENT_USE, useId: id }, transaction);
    const texts = await files.textsOf(
      sent.map((file) => file.id),
      transaction,
    );
    return [...texts.values()];
  }
}

/** The words of an application are to be made anew, by the schedule. */
export async function markOutdated(transaction: Transaction, id: string): Promise<void> {
  await tablesIn<ApplicationTables>(transaction)
    .updateTable('application_search')
    .set({ words_version: 0 })
    .where('application_id', '=', id)
    .execute();
}
