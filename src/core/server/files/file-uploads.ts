import { createHash, randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { pipeline } from 'node:stream/promises';
import { v7 as uuidv7 } from 'uuid';
import type { Actor } from '#core/contract/actor.ts';
import { issueAt } from '#core/contract/errors.ts';
import { fileIssue } from '#core/contract/files/file-issues.ts';
import { FILE_KINDS } from '#core/contract/files/file-kind.ts';
import type { FileOwner } from '#core/contract/files/file-purpose.ts';
import { nameOfKind } from '#core/contract/files/name-of-kind.ts';
import type { StoredFile } from '#core/contract/files/schemas.ts';
import { sizeText } from '#core/contract/files/size-text.ts';
import { inTransaction } from '../db/transaction.ts';
import { ApiFault } from '../errors/api-fault.ts';
import type { ReceivedFile } from '../http/files/handle-upload.ts';
import { CheckQueue } from './check-queue.ts';
import type { CheckedFile, FilePart } from './checks/checked-file.ts';
import type { FileAccess } from './file-access.ts';
import type { FilePurposeRules } from './file-purposes.ts';
import { demandQuota } from './file-quota.ts';
import type { FileRemoval } from './file-removal.ts';
import { type FileRow, isStored, partKey, storedFile } from './file-rows.ts';
import type { FileStorage } from './file-storage.ts';
import type { FileDatabase } from './file-tables.ts';
import { type FileTexts, isDocument } from './file-texts.ts';
import { FilesUnderway } from './files-underway.ts';
import { lockOwner } from './owner-lock.ts';
import type { VirusScan } from './virus-scan.ts';

interface UploadDependencies {
  readonly db: FileDatabase;
  readonly storage: FileStorage;
  readonly access: FileAccess;
  readonly removal: FileRemoval;
  readonly scan: VirusScan;
  readonly texts: Pick<FileTexts, 'addLater'>;
  readonly rulesOf: (purpose: string) => FilePurposeRules | undefined;
  readonly now: () => Date;
}

/** For what a file is sent, and for whom. */
interface UploadQuery {
  readonly purpose: string;
  /** A company; absent for the caller. */
  readonly owner?: string | undefined;
}

/** What an upload is allowed to do. */
interface Permit {
  readonly rules: FilePurposeRules;
  readonly owner: FileOwner;
}

/** Of all uploads. At most as many files are checked at once as the machine has cores, less one for requests. */
const queue = new CheckQueue(Math.max(1, availableParallelism() - 1));

const underway = new FilesUnderway();

/**
 * Takes uploads. The row is written before the content, in the state `storing`, and becomes visible after it. So content never lies in
 * the storage without a row, whenever the server dies; the sweep deletes rows that stay in this state.
 */
export class FileUploads {
  readonly #dependencies: UploadDependencies;

  constructor(dependencies: UploadDependencies) {
    this.#dependencies = dependencies;
  }

  /**
   * Decides by the headers alone whether a file may be sent.
   *
   * @throws ApiFault invalid, forbidden for a role that has no such files, not-found for a foreign owner, files-busy
   */
  async begin(actor: Actor, query: UploadQuery, { bytes }: Pick<ReceivedFile, 'bytes'>): Promise<void> {
    const permit = this.#permit(actor, query);
    await this.#demandRights(actor, query, permit, bytes, underway.bytesOf(permit.owner));
    queue.demandPlace(permit.owner);
  }

  /** Checks and keeps a file that has arrived. @throws ApiFault as {@link begin}, with the refusals of the checks */
  async keep(actor: Actor, query: UploadQuery, received: ReceivedFile): Promise<StoredFile> {
    const permit = this.#permit(actor, query);
    const { row, parts } = await underway.counting(permit.owner, received.bytes, async (before) => {
      await this.#demandRights(actor, query, permit, received.bytes, before);
      const checked = await queue.take(permit.owner, () => this.#check(actor, query, permit, received));
      try {
        return { row: await this.#reserve(actor, permit, received, checked), parts: checked.parts };
      } catch (error) {
        await removeAll(checked.parts);
        throw error;
      }
    });
    try {
      for (const { name, path } of parts) await this.#dependencies.storage.take(partKey(row.storage_key, name), path);
      return await this.#show(row);
    } catch (error) {
      await inTransaction(this.#dependencies.db, (_own, transaction) => this.#dependencies.removal.deleteRows(transaction, [row]));
      throw error;
    } finally {
      await removeAll(parts);
    }
  }

  #permit(actor: Actor, query: UploadQuery): Permit {
    const rules = this.#dependencies.rulesOf(query.purpose);
    if (rules === undefined) throw new ApiFault('invalid', [issueAt('purpose', 'There is no such purpose of files.')]);
    return { rules, owner: { kind: rules.purpose.ownerKind, id: query.owner ?? actor.userId } };
  }

  /** @param before bytes of files of the owner that arrived earlier and are not stored yet */
  async #demandRights(actor: Actor, query: UploadQuery, { rules, owner }: Permit, bytes: number, before: number): Promise<void> {
    const { purpose } = rules;
    if (!(await this.#dependencies.access.mayKeep(rules, actor, owner)))
      throw new ApiFault(query.owner === undefined ? 'forbidden' : 'not-found');
    if (bytes > purpose.maxBytes) throw new ApiFault('invalid', [fileIssue('files.too-large', { size: sizeText(purpose.maxBytes) })]);
    await demandQuota(this.#dependencies.db, owner, purpose, before + bytes);
  }

  /** Whether the file may be kept is asked again at its turn, because others of the owner may have taken the room meanwhile. */
  async #check(actor: Actor, query: UploadQuery, permit: Permit, received: ReceivedFile): Promise<CheckedFile> {
    await this.#demandRights(actor, query, permit, received.bytes, 0);
    // The libraries of the checks load with the first upload.
    const { checkFile } = await import('./checks/check-file.ts');
    return checkFile(received, permit.rules.purpose);
  }

  async #reserve(actor: Actor, { rules, owner }: Permit, received: ReceivedFile, checked: CheckedFile): Promise<FileRow> {
    const { purpose } = rules;
    const { parts, kind, details } = checked;
    const main = parts.at(-1);
    if (main === undefined) throw new Error('A file that passed its checks has no content');
    const sha256 = await hashOf(main.path);
    const stored = parts.reduce((sum, { bytes }) => sum + bytes, 0);
    return inTransaction(this.#dependencies.db, async (db) => {
      await lockOwner(db, owner);
      await demandQuota(db, owner, purpose, stored);
      const at = this.#dependencies.now();
      return db
        .insertInto('files')
        .values({
          id: uuidv7(),
          owner_kind: owner.kind,
          owner_id: owner.id,
          purpose: purpose.id,
          // The names of pictures get the ending of what is stored when they are read.
          name: FILE_KINDS[kind].isPicture ? received.name : nameOfKind(received.name, kind),
          media_type: FILE_KINDS[kind].mediaType,
          bytes: main.bytes,
          stored_bytes: stored,
          sha256,
          storage_key: randomBytes(24).toString('hex'),
          parts: parts.map(({ name }) => name),
          state: 'storing',
          text_due: purpose.hasText === true && isDocument(kind),
          details: JSON.stringify(details),
          uploaded_by: actor.userId,
          created_at: at,
          unused_since: at,
        })
        .returningAll()
        .executeTakeFirstOrThrow();
    });
  }

  async #show({ id }: FileRow): Promise<StoredFile> {
    return inTransaction(this.#dependencies.db, async (db, transaction) => {
      const state = this.#dependencies.scan.isOn ? 'pending' : 'ready';
      const row = await db.updateTable('files').set({ state }).where('id', '=', id).returningAll().executeTakeFirst();
      // The owner left meanwhile.
      if (!isStored(row)) throw new ApiFault('conflict');
      if (state === 'pending') await this.#dependencies.scan.addLater(transaction);
      else if (row.text_due) await this.#dependencies.texts.addLater(transaction);
      return storedFile(row);
    });
  }
}

async function removeAll(parts: readonly FilePart[]): Promise<void> {
  for (const { path } of parts) await rm(path, { force: true });
}

async function hashOf(path: string): Promise<Buffer> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest();
}
