import type { Actor } from '#core/contract/actor.ts';
import { idSchema } from '#core/contract/schema.ts';
import type { Transaction } from '#core/contract/transaction.ts';
import type { Abilities } from '#core/server/access/abilities.ts';
import { afterCommit, tablesIn } from '#core/server/db/transaction.ts';
import type { MasterCatalogue } from '#plugins/admin-masters/contract/master-catalogue.ts';
import type { CompanyDirectory } from '#plugins/employer/contract/company-directory.ts';
import type { ImportAccess, ImportScope, PostingImports, PostingWork, PostingWriter } from '../../contract/posting-imports.ts';
import type { JobsDatabase, JobsTables } from '../job-tables.ts';
import type { PostingAccess } from '../posting-access.ts';
import { compareRows } from './compare-rows.ts';
import { lockForImport } from './sheet-locks.ts';
import { revertRows, type UndoDependencies } from './sheet-undo.ts';
import { applyRows } from './sheet-writer.ts';
import { shownPostings } from './shown-postings.ts';

export interface PostingImportsDependencies extends Pick<UndoDependencies, 'keepers' | 'listeners' | 'review'> {
  readonly db: JobsDatabase;
  readonly companies: CompanyDirectory;
  readonly catalogue: MasterCatalogue;
  readonly access: Pick<PostingAccess, 'isMember'>;
  readonly abilitiesOf: (actor: Actor) => Abilities;
  readonly now: () => Date;
  /** Called after postings have changed. */
  readonly changed: () => void;
  /** Called once at the end of an import, in its transaction. */
  readonly importEnded: (transaction: Transaction) => Promise<void>;
}

type Place = Pick<ImportScope, 'by' | 'company'>;

/** Creates the service. */
export function createPostingImports(dependencies: PostingImportsDependencies): PostingImports {
  return {
    open: async (actor, companyId) => {
      const by = await accessOf(dependencies, actor, companyId);
      if (by === 'absent' || by === 'forbidden') return { kind: by };
      if (companyId === undefined) return { kind: 'open', scope: scopeOf(dependencies, { by }) };
      const name = (await dependencies.companies.namesOf([companyId])).get(companyId);
      return name === undefined
        ? { kind: 'absent' }
        : { kind: 'open', scope: scopeOf(dependencies, { by, company: { id: companyId, name } }) };
    },
    forOperator: () => scopeOf(dependencies, { by: 'moderator' }),
  };
}

async function accessOf(
  { db, companies, access, abilitiesOf }: PostingImportsDependencies,
  actor: Actor,
  companyId: string | undefined,
): Promise<ImportScope['by'] | Exclude<ImportAccess['kind'], 'open'>> {
  if (companyId !== undefined && !idSchema.safeParse(companyId).success) return 'absent';
  const isSuspended = actor.suspension !== undefined;
  if (actor.role === 'admin') return !isSuspended && abilitiesOf(actor).mayInGeneral('moderate', 'job-posting') ? 'moderator' : 'forbidden';
  if (companyId === undefined) return 'absent';
  if (await access.isMember(actor, companyId)) {
    return !isSuspended && abilitiesOf(actor).may('update', 'job-posting', { isMember: true }) ? 'member' : 'forbidden';
  }
  return (await wasMember(db, companies, actor.userId, companyId)) ? 'forbidden' : 'absent';
}

/** Whether the user changed postings of the company as a member, or still belongs to it with another role. */
async function wasMember(db: JobsDatabase, companies: CompanyDirectory, userId: string, companyId: string): Promise<boolean> {
  if (await companies.isMember(userId, companyId)) return true;
  const event = db
    .selectFrom('job_posting_events')
    .innerJoin('job_postings', 'job_postings.id', 'job_id')
    .select('job_posting_events.id')
    .where('actor_id', '=', userId)
    .where('by', '=', 'member')
    .where('company_id', '=', companyId);
  return (await event.limit(1).executeTakeFirst()) !== undefined;
}

function scopeOf(dependencies: PostingImportsDependencies, place: Place): ImportScope {
  const { company } = place;
  return {
    ...place,
    compare: (rows) => compareRows(dependencies, place, rows),
    shown: () => shownPostings(dependencies, company?.id),
    write: (work) => beginWriting(dependencies, place, work),
  };
}

async function beginWriting(dependencies: PostingImportsDependencies, place: Place, given: PostingWork): Promise<PostingWriter> {
  const db = tablesIn<JobsTables>(given.transaction);
  const work = { ...given, db, place };
  await lockForImport(dependencies, db, place, given);
  afterCommit(given.transaction, dependencies.changed);
  return {
    apply: (rows) => applyRows(dependencies, work, rows),
    revert: (rows) => revertRows(dependencies, work, rows),
    finish: () => dependencies.importEnded(given.transaction),
  };
}
