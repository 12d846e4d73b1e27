import type { Actor } from '#core/contract/actor.ts';
import { ApiFault } from '#core/server/errors/api-fault.ts';
import { MOST_SHOWN } from '../../contract/limits.ts';
import type { CredentialDetail, OwnCredential } from '../../contract/passport-schemas.ts';
import type { PassportDatabase } from '../passport-tables.ts';
import { historyOf, type ShownRow, shownRows, toCredential } from './credential-rows.ts';
import { heldBy } from './held-credentials.ts';
import { previewPayload } from './sign-credential.ts';

interface OwnCredentialsDependencies {
  readonly db: PassportDatabase;
  readonly now: () => Date;
}

/** The credentials, offers and requests of candidates, for them to read. Reading changes nothing. */
export class OwnCredentials {
  readonly #dependencies: OwnCredentialsDependencies;

  constructor(dependencies: OwnCredentialsDependencies) {
    this.#dependencies = dependencies;
  }

  /** Those of a candidate, with the offers to the confirmed address: offers first, then the last changed. At most 1,000. */
  async of(actor: Actor): Promise<OwnCredential[]> {
    const { db, now } = this.#dependencies;
    const rows = await shownRows(db)
      .where(heldBy(actor, now()))
      .orderBy(({ eb }) => eb('credentials.status', '=', 'offered'), 'desc')
      .orderBy('credentials.updated_at', 'desc')
      .limit(MOST_SHOWN)
      .execute();
    return rows.map(toOwn);
  }

  /** With what is or would be signed. */
  async one(actor: Actor, id: string): Promise<CredentialDetail> {
    const row = await this.#row(actor, id);
    const history = await historyOf(this.#dependencies.db, id);
    return { ...toOwn(row), history, payload: row.jwt === null ? this.#preview(row, actor.email) : payloadIn(row.jwt) };
  }

  /** Without its history, as answers of actions show it. */
  async read(actor: Actor, id: string): Promise<OwnCredential> {
    return toOwn(await this.#row(actor, id));
  }

  /** The signed credential of the candidate. */
  async token(actor: Actor, id: string): Promise<string> {
    const { jwt } = await this.#row(actor, id);
    if (jwt === null) throw new ApiFault('not-found');
    return jwt;
  }

  async #row(actor: Actor, id: string): Promise<ShownRow> {
    const { db, now } = this.#dependencies;
    const row = await shownRows(db).where('credentials.id', '=', id).where(heldBy(actor, now())).executeTakeFirst();
    if (row === undefined) throw new ApiFault('not-found');
    return row;
  }

  #preview(row: ShownRow, email: string): string {
    const issuer = { id: row.issuer_id, name: row.present_name, origin: row.origin };
    return previewPayload({ row, issuer, achievement: row.achievement, email, at: this.#dependencies.now() });
  }
}

function toOwn(row: ShownRow): OwnCredential {
  return { ...toCredential(row, 'recipient'), isHidden: row.is_hidden };
}

function payloadIn(jwt: string): string {
  return JSON.stringify(JSON.parse(Buffer.from(jwt.split('.')[1] ?? '', 'base64url').toString('utf8')), null, 2);
}
