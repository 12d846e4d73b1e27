import type { Selectable } from 'kysely';
import { v7 as uuid } from 'uuid';
import { ApiFault } from '#core/server/errors/api-fault.ts';
import type { KeyState } from '../../contract/issuer.ts';
import type { IssuerKey } from '../../contract/schemas.ts';
import { passportAddresses } from '../addresses.ts';
import type { IssuerKeysTable, PassportDatabase, PassportTransaction } from '../passport-tables.ts';
import { markDirty } from '../status/status-lists.ts';
import { newIssuerKey } from './issuer-key.ts';
import { openKey, sealKey } from './sealed-key.ts';

interface IssuerKeysDependencies {
  readonly db: PassportDatabase;
  /** Seals private keys; 32 bytes. */
  readonly secret: Buffer;
  readonly now: () => Date;
}

/** A key that was marked as stolen, and its state before. */
export interface MarkedKey {
  readonly before: KeyState;
  readonly key: IssuerKey;
}

/** A key with which credentials are signed now. */
export interface SigningKey {
  readonly id: string;
  readonly kid: string;
  readonly privateKey: string;
}

/** The keys of issuers. */
export class IssuerKeys {
  readonly #dependencies: IssuerKeysDependencies;

  constructor(dependencies: IssuerKeysDependencies) {
    this.#dependencies = dependencies;
  }

  /** The keys of issuers by their ids, the newest first. */
  async ofAll(issuerIds: readonly string[]): Promise<ReadonlyMap<string, readonly IssuerKey[]>> {
    if (issuerIds.length === 0) return new Map();
    const keys = this.#dependencies.db
      .selectFrom('issuer_keys')
      .selectAll()
      .where('issuer_id', 'in', [...issuerIds]);
    const rows = await keys.orderBy('id', 'desc').execute();
    return new Map([...Map.groupBy(rows, ({ issuer_id }) => issuer_id)].map(([issuerId, own]) => [issuerId, own.map(toKey)]));
  }

  async hasActive(own: PassportTransaction, issuerId: string): Promise<boolean> {
    const active = own.selectFrom('issuer_keys').select('id').where('issuer_id', '=', issuerId).where('status', '=', 'active');
    return (await active.executeTakeFirst()) !== undefined;
  }

  /** Makes a new active key. The one before retires. The issuer's row must be locked. Its lists are to be signed with the new key. */
  async create(own: PassportTransaction, issuer: { readonly id: string; readonly origin: string }): Promise<IssuerKey> {
    const at = this.#dependencies.now();
    await own
      .updateTable('issuer_keys')
      .set({ status: 'retired', valid_to: at })
      .where('issuer_id', '=', issuer.id)
      .where('status', '=', 'active')
      .execute();
    const id = uuid();
    const kid = passportAddresses(issuer.origin).key(issuer.id, id);
    const { privateKey, publicJwk } = await newIssuerKey(kid);
    const row = { id, issuer_id: issuer.id, kid, status: 'active', valid_from: at, valid_to: null, compromised_from: null } as const;
    await own
      .insertInto('issuer_keys')
      .values({ ...row, public_jwk: JSON.stringify(publicJwk), sealed: sealKey(this.#dependencies.secret, kid, privateKey) })
      .execute();
    await markDirty(own, issuer.id, at);
    return toKey({ ...row, public_jwk: publicJwk, sealed: null });
  }

  /**
   * Marks a key as stolen. What it signed from that time on proves nothing, also a list, so the lists are to be signed anew.
   *
   * @throws ApiFault not-found, conflict for a key that was marked before
   */
  async markCompromised(own: PassportTransaction, key: { issuerId: string; keyId: string; from: Date }): Promise<MarkedKey> {
    const found = own.selectFrom('issuer_keys').selectAll().where('id', '=', key.keyId).where('issuer_id', '=', key.issuerId);
    const row = await found.forNoKeyUpdate().executeTakeFirst();
    if (row === undefined) throw new ApiFault('not-found');
    if (row.status === 'compromised') throw new ApiFault('conflict');
    const at = this.#dependencies.now();
    const change = {
      status: 'compromised',
      compromised_from: key.from,
      valid_to: row.valid_to ?? at,
      sealed: null,
    } as const;
    await own.updateTable('issuer_keys').set(change).where('id', '=', row.id).execute();
    await markDirty(own, key.issuerId, at);
    return { before: row.status, key: toKey({ ...row, ...change }) };
  }

  /**
   * The key with which the issuer signs now.
   *
   * @throws ApiFault skill-passports.not-trusted without one, skill-passports.key-lost after a change of `SECRET_KEY`
   */
  async signingKey(own: PassportTransaction, issuerId: string): Promise<SigningKey> {
    const key = await this.findSigningKey(own, issuerId);
    if (key === 'none') throw new ApiFault('skill-passports.not-trusted');
    if (key === 'lost') throw new ApiFault('skill-passports.key-lost');
    return key;
  }

  /** The same without errors, for background work. */
  async findSigningKey(own: PassportTransaction, issuerId: string): Promise<SigningKey | 'none' | 'lost'> {
    const active = own.selectFrom('issuer_keys').select(['id', 'kid', 'sealed']).where('issuer_id', '=', issuerId);
    const row = await active.where('status', '=', 'active').executeTakeFirst();
    if (row === undefined || row.sealed === null) return 'none';
    const privateKey = openKey(this.#dependencies.secret, row.kid, Buffer.from(row.sealed));
    return privateKey === undefined ? 'lost' : { id: row.id, kid: row.kid, privateKey };
  }
}

function toKey(row: Selectable<IssuerKeysTable>): IssuerKey {
  return {
    id: row.id,
    kid: row.kid,
    state: row.status,
    from: row.valid_from.toISOString(),
    to: row.valid_to?.toISOString() ?? null,
    compromisedFrom: row.compromised_from?.toISOString() ?? null,
  };
}
