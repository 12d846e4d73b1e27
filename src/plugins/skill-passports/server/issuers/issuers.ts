import { sql } from 'kysely';
import { v7 as uuid } from 'uuid';
import type { Actor } from '#core/contract/actor.ts';
import type { Page } from '#core/contract/paging.ts';
import { idSchema, instantSchema, z } from '#core/contract/schema.ts';
import { inTransaction } from '#core/server/db/transaction.ts';
import { ApiFault } from '#core/server/errors/api-fault.ts';
import { type CursorCodec, cursorCodec, pageOf } from '#core/server/http/cursor.ts';
import { lockActor } from '#core/server/identity/lock-actor.ts';
import { textKey } from '#core/server/text/text-key.ts';
import type { CompanyDirectory } from '#plugins/employer/contract/company-directory.ts';
import type { IssuerFilter, IssuerWithKeys } from '../../contract/issuer.ts';
import type { ListedIssuer, MyIssuer } from '../../contract/issuer-schemas.ts';
import type { Issuer } from '../../contract/schemas.ts';
import type { IssuerKeys } from '../keys/issuer-keys.ts';
import type { PassportNews } from '../notices/passport-news.ts';
import { countWaitingIssuers, WAITS } from '../notices/waiting-issuers.ts';
import type { PassportDatabase, PassportTransaction } from '../passport-tables.ts';
import type { Publication } from '../publication.ts';
import { demandRight, type Team } from './acting-side.ts';
import { type IssuerRow, toIssuer } from './issuer-mapping.ts';
import { issuerNameKey } from './issuer-name-key.ts';

interface IssuersDependencies {
  readonly db: PassportDatabase;
  readonly companies: Team & Pick<CompanyDirectory, 'companiesOf' | 'memberCountsOf'>;
  readonly keys: Pick<IssuerKeys, 'ofAll'>;
  readonly publication: Publication;
  readonly news: Pick<PassportNews, 'asks'>;
  readonly cursorKey: Buffer;
  readonly now: () => Date;
}

interface ListQuery {
  readonly q?: string | undefined;
  readonly status?: IssuerFilter | undefined;
  readonly limit: number;
  readonly cursor?: string | undefined;
}

interface AskedIssuer {
  readonly companyId: string;
  readonly name: string;
}

/** Companies that issue credentials, or ask to. */
export class Issuers {
  readonly #dependencies: IssuersDependencies;
  readonly #position: CursorCodec<{ waits: boolean; at: string; id: string }>;

  constructor(dependencies: IssuersDependencies) {
    this.#dependencies = dependencies;
    const position = z.object({ waits: z.boolean(), at: instantSchema, id: idSchema });
    this.#position = cursorCodec(dependencies.cursorKey, 'skill-passports.issuers', position);
  }

  /**
   * Asks to issue for a company. An issuer asks for another name, which an administrator decides.
   *
   * @throws ApiFault not-found for a foreign company, skill-passports.already-asked, skill-passports.no-address
   */
  async ask(actor: Actor, asked: AskedIssuer): Promise<Issuer> {
    const { db, companies, news } = this.#dependencies;
    await demandRight(companies, actor, asked.companyId, 'own');
    return inTransaction(db, async (own, transaction) => {
      await lockActor(transaction, actor);
      const present = (await issuerOf(own, asked.companyId)) ?? (await this.#insert(own, asked));
      // Another member may have asked at the same time.
      const issuer = 'row' in present ? toIssuer(present.row) : await askForName(own, present, asked.name);
      await news.asks(transaction, actor);
      return issuer;
    });
  }

  async mine(actor: Actor): Promise<MyIssuer[]> {
    const { db, companies } = this.#dependencies;
    const own = await companies.companiesOf(actor.userId);
    const mayIssue = await Promise.all(own.map((id) => companies.mayIssue(actor.userId, id)));
    const companyIds = own.filter((_id, index) => mayIssue[index]);
    if (companyIds.length === 0) return [];
    const issuers = db
      .selectFrom('credential_issuers')
      .selectAll()
      .where('company_id', 'in', [...companyIds]);
    const rows = await issuers.orderBy('id').execute();
    const requests = await this.#openRequests(rows.map(({ id }) => id));
    return (await this.#withKeys(rows)).map((issuer) => ({ ...issuer, openRequests: requests.get(issuer.id) ?? 0 }));
  }

  /** Those that wait for a decision first, then the newest first. */
  async page(query: ListQuery): Promise<Page<ListedIssuer>> {
    const after = this.#position.decode(query);
    let rows = this.#dependencies.db.selectFrom('credential_issuers').selectAll().select(WAITS.as('waits'));
    if (query.status === 'waiting') rows = rows.where(WAITS);
    else if (query.status !== undefined) rows = rows.where('status', '=', query.status);
    if (query.q !== undefined && query.q !== '') rows = rows.where(sql<boolean>`strpos(name_key, ${textKey(query.q)}) > 0`);
    if (after !== undefined) {
      rows = rows.where(sql<boolean>`(${WAITS}, created_at, id) < (${after.waits}, ${after.at}::timestamptz, ${after.id}::uuid)`);
    }
    const found = await rows
      .orderBy(WAITS, 'desc')
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(query.limit + 1)
      .execute();
    const page = pageOf(found, query.limit, ({ waits, created_at, id }) =>
      this.#position.encode({ waits, at: created_at.toISOString(), id }, query),
    );
    const members = await this.#dependencies.companies.memberCountsOf(page.items.map(({ company_id }) => company_id));
    const items = await this.#withKeys(page.items);
    return { ...page, items: items.map((issuer) => ({ ...issuer, members: members.get(issuer.companyId) ?? 0 })) };
  }

  countWaiting(): Promise<number> {
    return countWaitingIssuers(this.#dependencies.db);
  }

  async #insert(own: PassportTransaction, { companyId, name }: AskedIssuer): Promise<{ readonly row: IssuerRow } | IssuerRow> {
    const { publication, now } = this.#dependencies;
    const row = await own
      .insertInto('credential_issuers')
      .values({
        id: uuid(),
        company_id: companyId,
        name,
        name_key: issuerNameKey({ name, asked_name: null }),
        origin: publication.demandOrigin(),
        status: 'pending',
        reason: '',
        created_at: now(),
      })
      .onConflict((conflict) => conflict.column('company_id').doNothing())
      .returningAll()
      .executeTakeFirst();
    if (row !== undefined) return { row };
    const other = await issuerOf(own, companyId);
    if (other === undefined) throw new ApiFault('not-found');
    return other;
  }

  async #withKeys(rows: readonly IssuerRow[]): Promise<IssuerWithKeys[]> {
    const keys = await this.#dependencies.keys.ofAll(rows.map(({ id }) => id));
    return rows.map((row) => ({ ...toIssuer(row), keys: keys.get(row.id) ?? [] }));
  }

  async #openRequests(issuerIds: readonly string[]): Promise<ReadonlyMap<string, number>> {
    if (issuerIds.length === 0) return new Map();
    const rows = await this.#dependencies.db
      .selectFrom('credentials')
      .select(({ fn }) => ['issuer_id', fn.countAll<number>().as('count')])
      .where('issuer_id', 'in', [...issuerIds])
      .where('status', '=', 'requested')
      .groupBy('issuer_id')
      .execute();
    return new Map(rows.map(({ issuer_id, count }) => [issuer_id, count]));
  }
}

/** The issuer of a company, locked. */
async function issuerOf(own: PassportTransaction, companyId: string): Promise<IssuerRow | undefined> {
  return own.selectFrom('credential_issuers').selectAll().where('company_id', '=', companyId).forNoKeyUpdate().executeTakeFirst();
}

/** New credentials get the name after an administrator has decided. */
async function askForName(own: PassportTransaction, issuer: IssuerRow, name: string): Promise<Issuer> {
  if (name === issuer.name || name === issuer.asked_name) throw new ApiFault('skill-passports.already-asked');
  const names = { name: issuer.name, asked_name: name };
  const changed = { ...names, name_key: issuerNameKey(names), version: issuer.version + 1 };
  await own.updateTable('credential_issuers').set(changed).where('id', '=', issuer.id).execute();
  return toIssuer({ ...issuer, ...changed });
}
