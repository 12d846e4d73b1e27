import { isDeepStrictEqual } from 'node:util';
import type { Selectable } from 'kysely';
import { v7 as uuid } from 'uuid';
import type { Actor } from '#core/contract/actor.ts';
import { issueAt } from '#core/contract/errors.ts';
import { inTransaction } from '#core/server/db/transaction.ts';
import { ApiFault } from '#core/server/errors/api-fault.ts';
import { lockActor } from '#core/server/identity/lock-actor.ts';
import type { MasterCatalogue } from '#plugins/admin-masters/contract/master-catalogue.ts';
import type { CompanyDirectory } from '#plugins/employer/contract/company-directory.ts';
import { passportIssues } from '../../contract/issues.ts';
import { MOST_ACHIEVEMENTS } from '../../contract/limits.ts';
import type { Achievement, AchievementInput } from '../../contract/schemas.ts';
import { demandRight, type Team } from '../issuers/acting-side.ts';
import { companyOfIssuer, issuerOf } from '../issuers/company-of.ts';
import { lockedIssuer } from '../issuers/locked-issuer.ts';
import type { AchievementsTable, PassportDatabase, PassportTransaction } from '../passport-tables.ts';

type AchievementRow = Selectable<AchievementsTable> & { readonly document: AchievementInput };

interface AchievementsDependencies {
  readonly db: PassportDatabase;
  readonly companies: Team & Pick<CompanyDirectory, 'isMember'>;
  readonly catalogue: Pick<MasterCatalogue, 'refused'>;
  readonly now: () => Date;
}

/** What companies attest with credentials. */
export class Achievements {
  readonly #dependencies: AchievementsDependencies;

  constructor(dependencies: AchievementsDependencies) {
    this.#dependencies = dependencies;
  }

  /** All of an issuer for its members, the offered ones of a trusted issuer for others. */
  async of(actor: Actor, issuerId: string): Promise<Achievement[]> {
    const issuer = await this.#issuer(issuerId);
    const isMember = await this.#dependencies.companies.isMember(actor.userId, issuer.company_id);
    if (!isMember && issuer.status !== 'trusted') throw new ApiFault('not-found');
    const rows = await achievementRows(this.#dependencies.db)
      .where('achievements.issuer_id', '=', issuerId)
      .orderBy('achievements.id')
      .execute();
    return rows.filter(({ status }) => isMember || status === 'active').map(toAchievement);
  }

  /** @throws ApiFault not-found, invalid, skill-passports.achievements-full */
  async create(actor: Actor, issuerId: string, input: AchievementInput): Promise<Achievement> {
    const { db, companies, now } = this.#dependencies;
    await demandRight(companies, actor, await companyOfIssuer(db, issuerId), 'own');
    await this.#demandSkills(input.skills, 'skills');
    const row = { id: uuid(), issuer_id: issuerId, status: 'draft', latest: 1, created_at: now() } as const;
    await inTransaction(db, async (own, transaction) => {
      await lockActor(transaction, actor);
      await lockedIssuer(own, issuerId);
      await demandRoom(own, issuerId);
      await own.insertInto('achievements').values(row).execute();
      await this.#addEdition(own, row.id, 1, input);
    });
    return toAchievement({ ...row, version: 1, document: input });
  }

  /** Drafts change in place, because nothing names them. A change of the texts of an active achievement makes a new edition. */
  async update(actor: Actor, id: string, change: { input: AchievementInput; isActive: boolean; version: number }): Promise<Achievement> {
    const { skills } = await this.#ownTexts(actor, id);
    // A skill that the achievement has already stays valid.
    await this.#demandSkills(
      change.input.skills.filter((code) => !skills.includes(code)),
      'input.skills',
    );
    return inTransaction(this.#dependencies.db, async (own, transaction) => {
      await lockActor(transaction, actor);
      const row = await locked(own, id, change.version);
      if (row.status === 'retired') throw new ApiFault('skill-passports.not-offered');
      const isChanged = !isDeepStrictEqual(row.document, change.input);
      const latest = isChanged && row.status === 'active' ? row.latest + 1 : row.latest;
      if (latest !== row.latest) await this.#addEdition(own, id, latest, change.input);
      else if (isChanged) await this.#changeEdition(own, id, latest, change.input);
      const status = change.isActive || row.status === 'active' ? 'active' : 'draft';
      const changed = { status, latest, version: row.version + 1 } as const;
      await own.updateTable('achievements').set(changed).where('id', '=', id).execute();
      return toAchievement({ ...row, ...changed, document: change.input });
    });
  }

  async retire(actor: Actor, id: string, version: number): Promise<Achievement> {
    await this.#ownTexts(actor, id);
    return inTransaction(this.#dependencies.db, async (own, transaction) => {
      await lockActor(transaction, actor);
      const row = await locked(own, id, version);
      const changed = { status: 'retired', version: row.version + 1 } as const;
      await own.updateTable('achievements').set(changed).where('id', '=', id).execute();
      return toAchievement({ ...row, ...changed });
    });
  }

  async #issuer(issuerId: string) {
    const issuer = this.#dependencies.db.selectFrom('credential_issuers').select(['company_id', 'status']).where('id', '=', issuerId);
    const found = await issuer.executeTakeFirst();
    if (found === undefined) throw new ApiFault('not-found');
    return found;
  }

  /** The texts of an achievement of a company of the user. */
  async #ownTexts(actor: Actor, id: string): Promise<AchievementInput> {
    const { db, companies } = this.#dependencies;
    await demandRight(companies, actor, (await issuerOf(db, 'achievements', id))?.companyId, 'own');
    return (await achievementRows(db).where('achievements.id', '=', id).executeTakeFirstOrThrow()).document;
  }

  async #demandSkills(codes: readonly string[], path: string): Promise<void> {
    if (codes.length === 0) return;
    const refused = await this.#dependencies.catalogue.refused('skills', codes);
    if (refused.length > 0) throw new ApiFault('invalid', [issueAt(path, passportIssues['skill-passports.no-skill'])]);
  }

  async #addEdition(own: PassportTransaction, id: string, number: number, input: AchievementInput): Promise<void> {
    const edition = { achievement_id: id, number, document: JSON.stringify(input), created_at: this.#dependencies.now() };
    await own.insertInto('achievement_versions').values(edition).execute();
  }

  async #changeEdition(own: PassportTransaction, id: string, number: number, input: AchievementInput): Promise<void> {
    const edition = own
      .updateTable('achievement_versions')
      .set({ document: JSON.stringify(input) })
      .where('achievement_id', '=', id);
    await edition.where('number', '=', number).execute();
  }
}

/** The row of an achievement, locked until the transaction ends. */
async function locked(own: PassportTransaction, id: string, version: number): Promise<AchievementRow> {
  const row = await achievementRows(own).where('achievements.id', '=', id).forNoKeyUpdate('achievements').executeTakeFirst();
  if (row === undefined) throw new ApiFault('not-found');
  if (row.version !== version) throw new ApiFault('conflict');
  return row;
}

/** The issuer must be locked. @throws ApiFault skill-passports.achievements-full */
async function demandRoom(own: PassportTransaction, issuerId: string): Promise<void> {
  const { count } = await own
    .selectFrom('achievements')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('issuer_id', '=', issuerId)
    .executeTakeFirstOrThrow();
  if (Number(count) >= MOST_ACHIEVEMENTS) throw new ApiFault('skill-passports.achievements-full');
}

/** Reads achievements with their newest texts. */
export function achievementRows(db: PassportDatabase | PassportTransaction) {
  return db
    .selectFrom('achievements')
    .innerJoin('achievement_versions as edition', (join) =>
      join.onRef('edition.achievement_id', '=', 'achievements.id').onRef('edition.number', '=', 'achievements.latest'),
    )
    .selectAll('achievements')
    .select('edition.document');
}

export function toAchievement({ id, issuer_id, status, latest, version, document }: Omit<AchievementRow, 'created_at'>): Achievement {
  return { ...document, id, issuerId: issuer_id, state: status, edition: latest, version };
}
