import { sql } from 'kysely';
import type { Actor } from '#core/contract/actor.ts';
import type { Page } from '#core/contract/paging.ts';
import { idSchema, instantSchema, z } from '#core/contract/schema.ts';
import { ApiFault } from '#core/server/errors/api-fault.ts';
import { type CursorCodec, cursorCodec, pageOf } from '#core/server/http/cursor.ts';
import type { WithHistory } from '../../contract/credential.ts';
import type { IssuedQuery } from '../../contract/credential-endpoints.ts';
import type { IssuedCredential } from '../../contract/credential-schemas.ts';
import { containing } from '../containing.ts';
import { actingSide, type IssuingSide, type Team } from '../issuers/acting-side.ts';
import { companyOfIssuer } from '../issuers/company-of.ts';
import type { PassportDatabase } from '../passport-tables.ts';
import { historyOf, shownRows, toCredential } from './credential-rows.ts';

interface IssuedListDependencies {
  readonly db: PassportDatabase;
  readonly companies: Team;
  readonly cursorKey: Buffer;
}

/** What a reader of a list sees: the credentials of one issuer, or of all issuers. */
interface ListScope {
  readonly issuerId?: string;
  readonly side: IssuingSide;
}

/** What companies have issued, for their members and for administrators. */
export class IssuedList {
  readonly #dependencies: IssuedListDependencies;
  readonly #position: CursorCodec<{ at: string; id: string }>;

  constructor(dependencies: IssuedListDependencies) {
    this.#dependencies = dependencies;
    this.#position = cursorCodec(dependencies.cursorKey, 'skill-passports.issued', z.object({ at: instantSchema, id: idSchema }));
  }

  async ofIssuer(actor: Actor, issuerId: string, query: IssuedQuery): Promise<Page<IssuedCredential>> {
    const { db, companies } = this.#dependencies;
    const side = await actingSide(companies, actor, await companyOfIssuer(db, issuerId), 'issue');
    return this.#page({ issuerId, side }, query);
  }

  ofAll(query: IssuedQuery): Promise<Page<IssuedCredential>> {
    return this.#page({ side: 'admin' }, query);
  }

  async one(actor: Actor, id: string): Promise<IssuedCredential & WithHistory> {
    const { db, companies } = this.#dependencies;
    const row = await withRecipient(db).where('credentials.id', '=', id).executeTakeFirst();
    if (row === undefined) throw new ApiFault('not-found');
    const side = await actingSide(companies, actor, row.company_id, 'issue');
    return { ...toCredential(row, side), recipient: row.recipient, history: await historyOf(db, id) };
  }

  /** The id of the recipient. Answers do not have it, because it would tell whether a user has the address of an offer. */
  async recipientOf(id: string): Promise<string | undefined> {
    const found = await this.#dependencies.db.selectFrom('credentials').select('recipient_id').where('id', '=', id).executeTakeFirst();
    return found?.recipient_id ?? undefined;
  }

  async #page({ issuerId, side }: ListScope, { limit, ...words }: IssuedQuery): Promise<Page<IssuedCredential>> {
    // A cursor of one issuer does not continue the list of another one.
    const query = { ...words, issuerId };
    const after = this.#position.decode(query);
    let rows = withRecipient(this.#dependencies.db);
    if (issuerId !== undefined) rows = rows.where('credentials.issuer_id', '=', issuerId);
    if (query.status !== undefined) rows = rows.where('credentials.status', '=', query.status);
    if (query.q !== undefined && query.q !== '') {
      rows = rows.where(containing(sql<string>`${RECIPIENT} || ' ' || (edition.document ->> 'name')`, query.q));
    }
    if (after !== undefined) {
      rows = rows.where(({ eb, refTuple, tuple }) =>
        eb(refTuple('credentials.updated_at', 'credentials.id'), '<', tuple(new Date(after.at), after.id)),
      );
    }
    const found = await rows
      .orderBy('credentials.updated_at', 'desc')
      .orderBy('credentials.id', 'desc')
      .limit(limit + 1)
      .execute();
    const page = pageOf(found, limit, ({ updated_at, id }) => this.#position.encode({ at: updated_at.toISOString(), id }, query));
    return { ...page, items: page.items.map((row) => ({ ...toCredential(row, side), recipient: row.recipient })) };
  }
}

/** One credential after an action, as the side that did it reads it. */
export async function readIssued(db: PassportDatabase, id: string, side: IssuingSide): Promise<IssuedCredential> {
  const row = await withRecipient(db).where('credentials.id', '=', id).executeTakeFirstOrThrow();
  return { ...toCredential(row, side), recipient: row.recipient };
}

/** An offer to an address shows the address alone until it is accepted, so that nothing tells whether a user has it. */
const RECIPIENT = sql<string>`
  case when offered_to is not null and sha256 is null then offered_to else coalesce(recipient.name, offered_to, '') end`;

function withRecipient(db: PassportDatabase) {
  return shownRows(db).leftJoin('users as recipient', 'recipient.id', 'credentials.recipient_id').select(RECIPIENT.as('recipient'));
}
