import type { Actor } from '#core/contract/actor.ts';
import type { FileOwner } from '#core/contract/files/file-purpose.ts';
import { ApiFault } from '../errors/api-fault.ts';
import type { FilePurposeRules, FileReading, FileUseRules } from './file-purposes.ts';
import { isStored, ownerOf, type StoredRow } from './file-rows.ts';
import type { FileDatabase } from './file-tables.ts';

interface AccessDependencies {
  readonly db: FileDatabase;
  readonly rulesOf: (purpose: string) => FilePurposeRules | undefined;
  readonly useRulesOf: (use: string) => FileUseRules | undefined;
}

/** A file that a caller may read. */
export interface ReadableFile {
  /** With the name under which the caller reads it. */
  readonly row: StoredRow;
  /** Whether the caller reads it as its owner. Other readings are recorded. */
  readonly isKeeper: boolean;
}

/** Decides who may see, read and delete a stored file. All other users get 404. */
export class FileAccess {
  readonly #dependencies: AccessDependencies;

  constructor(dependencies: AccessDependencies) {
    this.#dependencies = dependencies;
  }

  /** Whether the actor may keep files for the owner under the rules. */
  async mayKeep(rules: FilePurposeRules, actor: Actor, owner: FileOwner): Promise<boolean> {
    if (owner.kind === 'user' && owner.id !== actor.userId) return false;
    return rules.mayKeep(actor, owner);
  }

  /** The file, for its owner. @throws ApiFault not-found */
  async kept(actor: Actor, id: string): Promise<StoredRow> {
    const row = await this.#row(id);
    if (!(await this.#isKeeper(actor, row))) throw new ApiFault('not-found');
    return row;
  }

  /** The file, for its owner and for those whom its purpose lets read one of its uses. @throws ApiFault not-found */
  async readable(actor: Actor, id: string): Promise<ReadableFile> {
    const row = await this.#row(id);
    if (await this.#isKeeper(actor, row)) return { row, isKeeper: true };
    const reading = await this.#readingOf(actor, row);
    if (reading === false) throw new ApiFault('not-found');
    return { row: reading === true ? row : { ...row, ...reading }, isKeeper: false };
  }

  async #row(id: string): Promise<StoredRow> {
    const row = await this.#dependencies.db.selectFrom('files').selectAll().where('id', '=', id).executeTakeFirst();
    if (!isStored(row)) throw new ApiFault('not-found');
    return row;
  }

  async #isKeeper(actor: Actor, row: StoredRow): Promise<boolean> {
    const owner = ownerOf(row);
    // Users keep their files also after a change of their role, or after the plugin of the purpose is gone.
    if (owner.kind === 'user') return owner.id === actor.userId;
    return (await this.#dependencies.rulesOf(row.purpose)?.mayKeep(actor, owner)) ?? false;
  }

  async #readingOf(actor: Actor, row: StoredRow): Promise<FileReading> {
    const { db, rulesOf, useRulesOf } = this.#dependencies;
    const rules = rulesOf(row.purpose);
    if (rules === undefined) return false;
    const uses = await db.selectFrom('file_uses').select(['use', 'use_id']).where('file_id', '=', row.id).execute();
    if (rules.purpose.isPublic === true) return uses.length > 0;
    let reading: FileReading = false;
    for (const { use, use_id } of uses) {
      const next = await useRulesOf(use)?.mayRead(actor, { fileId: row.id, owner: ownerOf(row), useId: use_id });
      if (next === true) return true;
      reading ||= next ?? false;
    }
    return reading;
  }
}
