import { sql } from 'kysely';
import type { Actor } from '#core/contract/actor.ts';
import type { Transaction } from '#core/contract/transaction.ts';
import { type Param, type Prepared, prepared } from '#core/server/db/prepared.ts';
import { tablesIn } from '#core/server/db/transaction.ts';
import { ApiFault } from '#core/server/errors/api-fault.ts';
import type { FileStore } from '#core/server/files/file-store.ts';
import type { CompanyDirectory } from '#plugins/employer/contract/company-directory.ts';
import type { ApplicationCopy } from '../../contract/applying/copy-schemas.ts';
import { SENT_USE } from '../../contract/file-purposes.ts';
import type { FrozenCopy, FrozenFile, FrozenPart, SentApplication } from '../../contract/frozen-parts.ts';
import type { ApplicationsDatabase, ApplicationTables, JobApplicationsTable } from '../application-tables.ts';

const COPY_BYTES = 1_048_576;

interface CopyDependencies {
  readonly db: ApplicationsDatabase;
  readonly companies: Pick<CompanyDirectory, 'isMember'>;
  readonly files: FileStore;
  readonly parts: () => readonly FrozenPart[];
}

type CopiedApplication = Pick<JobApplicationsTable, 'candidate_id' | 'company_id' | 'stage'> & { readonly has_copy: boolean };

/** What was sent with applications. */
export class Copies {
  readonly #dependencies: CopyDependencies;
  // Both sides open copies again and again.
  readonly #find: Prepared<{ readonly id: string }, CopiedApplication>;
  readonly #partsOf: Prepared<{ readonly id: string }, { readonly part: string; readonly copy: object }>;

  constructor(dependencies: CopyDependencies) {
    this.#dependencies = dependencies;
    const { db } = dependencies;
    this.#find = prepared(db, (param: Param<{ readonly id: string }>) =>
      db.selectFrom('job_applications').select(['candidate_id', 'company_id', 'stage', 'has_copy']).where('id', '=', param('id')),
    );
    this.#partsOf = prepared(db, (param: Param<{ readonly id: string }>) =>
      db.selectFrom('application_copies').select(['part', 'copy']).where('application_id', '=', param('id')),
    );
  }

  /**
   * Copies all parts of an application that is being sent.
   *
   * @throws ApiFault invalid, file-pending for a file that is still checked for viruses, payload-too-large
   */
  async make(transaction: Transaction, applicationId: string, sent: SentApplication): Promise<void> {
    const frozen: (FrozenCopy & { readonly part: string })[] = [];
    for (const { name, freeze } of this.#dependencies.parts()) {
      const copy = await freeze(transaction, sent);
      if (copy !== undefined) frozen.push({ ...copy, part: name });
    }
    const rows = frozen.map(({ part, copy }) => ({ application_id: applicationId, part, copy: JSON.stringify(copy) }));
    if (rows.some(({ copy }) => Buffer.byteLength(copy) > COPY_BYTES)) throw new ApiFault('payload-too-large');
    if (rows.length > 0) await tablesIn<ApplicationTables>(transaction).insertInto('application_copies').values(rows).execute();
    await this.#holdFiles(transaction, applicationId, sent, frozen);
  }

  /** @throws ApiFault not-found for everybody but the candidate, and the company of an application that is not withdrawn */
  async read(actor: Actor, id: string): Promise<ApplicationCopy> {
    const { files, parts } = this.#dependencies;
    const application = await this.#application(id);
    const isOwn = application?.candidate_id === actor.userId;
    if (application === undefined || !(isOwn || (await this.#isOpenTo(actor, application)))) throw new ApiFault('not-found');
    const rows = await this.#partsOf({ id });
    const known = new Map(rows.map(({ part, copy }) => [part, copy]));
    return {
      isMade: application.has_copy,
      parts: parts().flatMap(({ name, forCandidate }) => {
        const copy = known.get(name);
        return copy === undefined ? [] : [{ part: name, copy: isOwn ? (forCandidate?.(copy) ?? copy) : copy }];
      }),
      files: [...(await files.usedBy({ use: SENT_USE, useId: id }))],
    };
  }

  /** Whether a user who does not own the files of a copy reads them. */
  async mayReadFiles(actor: Actor, applicationId: string): Promise<boolean> {
    const application = await this.#application(applicationId);
    return application !== undefined && this.#isOpenTo(actor, application);
  }

  async #application(id: string): Promise<CopiedApplication | undefined> {
    return (await this.#find({ id })).at(0);
  }

  async #isOpenTo({ role, userId }: Actor, { company_id, stage }: CopiedApplication): Promise<boolean> {
    return role === 'employer' && stage !== 'withdrawn' && this.#dependencies.companies.isMember(userId, company_id);
  }

  async #holdFiles(
    transaction: Transaction,
    applicationId: string,
    { candidateId, isEarlier }: SentApplication,
    frozen: readonly FrozenCopy[],
  ): Promise<void> {
    const { files } = this.#dependencies;
    const use = { use: SENT_USE, useId: applicationId };
    const all = frozen.flatMap((copy) => copy.files);
    // No application is refused for a file that the candidate did not name, and that got lost or had a virus.
    const named = (file: FrozenFile): boolean => isEarlier !== true && file.path !== '';
    const usable = [
      ...all.filter(named),
      ...(await this.#usable(
        transaction,
        all.filter((file) => !named(file)),
      )),
    ];
    for (const [purpose, some] of Map.groupBy(usable, (file) => file.purpose)) {
      await files.attach(transaction, {
        ...use,
        ...{ owner: { kind: 'user', id: candidateId }, purpose, isHeld: true },
        ...{ fileIds: some.map(({ fileId }) => fileId), paths: some.map(({ path }) => path) },
      });
    }
    const chosen = new Set(all.filter(named).map(({ fileId }) => fileId));
    const held = chosen.size === 0 ? [] : await files.usedBy(use, transaction);
    if (held.some(({ id, state }) => chosen.has(id) && state === 'pending')) throw new ApiFault('file-pending');
  }

  async #usable(transaction: Transaction, named: readonly FrozenFile[]): Promise<readonly FrozenFile[]> {
    const ids = named.map(({ fileId }) => fileId);
    const stored = await this.#dependencies.files.filesOf(ids, transaction);
    return named.filter(({ fileId }) => (stored.get(fileId)?.state ?? 'infected') !== 'infected');
  }
}

/** Marks that the copy of an application is made. */
export async function markCopied(transaction: Transaction, id: string): Promise<void> {
  await sql`update job_applications set has_copy = true where id = ${id}::uuid`.execute(tablesIn<ApplicationTables>(transaction));
}
