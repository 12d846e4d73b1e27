import { randomInt } from 'node:crypto';
import { v7 as uuid } from 'uuid';
import { LIST_LENGTH, StatusBits } from '../format/status-bits.ts';
import type { PassportTransaction } from '../passport-tables.ts';

/** A list that is half full gets no more credentials, so that a random index is found quickly. */
const MOST_TAKEN = LIST_LENGTH / 2;

/** The place of a credential in the list of revoked ones. */
export interface StatusPlace {
  readonly listId: string;
  readonly index: number;
}

/** A place that was just taken. */
export interface TakenPlace extends StatusPlace {
  /** Whether its list was made for it, and is not signed yet. */
  readonly isInNewList: boolean;
}

/**
 * Takes a random free place in a list of the issuer. The issuer's row must be locked. Another transaction of the issuer waits until then, so
 * no place is taken twice.
 */
export async function takePlace(own: PassportTransaction, issuerId: string, at: Date): Promise<TakenPlace> {
  const open = await openList(own, issuerId);
  const listId = open ?? (await newList(own, issuerId, at));
  await own
    .updateTable('status_lists')
    .set(({ eb }) => ({ taken: eb('taken', '+', 1) }))
    .where('id', '=', listId)
    .execute();
  for (;;) {
    const index = randomInt(LIST_LENGTH);
    if (!(await isTaken(own, listId, index))) return { listId, index, isInNewList: open === undefined };
  }
}

async function openList(own: PassportTransaction, issuerId: string): Promise<string | undefined> {
  const lists = own.selectFrom('status_lists').select('id').where('issuer_id', '=', issuerId).where('taken', '<', MOST_TAKEN);
  return (await lists.orderBy('id', 'desc').limit(1).executeTakeFirst())?.id;
}

async function newList(own: PassportTransaction, issuerId: string, at: Date): Promise<string> {
  const id = uuid();
  const bits = new StatusBits().toBuffer();
  await own
    .insertInto('status_lists')
    // A new list is signed before anybody asks for it.
    .values({ id, issuer_id: issuerId, bits, taken: 0, jwt: null, is_dirty: true, updated_at: at })
    .execute();
  return id;
}

async function isTaken(own: PassportTransaction, listId: string, index: number): Promise<boolean> {
  const taken = own.selectFrom('credentials').select('id').where('list_id', '=', listId).where('list_index', '=', index);
  return (await taken.executeTakeFirst()) !== undefined;
}

/** Sets the bit of a revoked credential, in the transaction that revokes it. A job signs the list anew. */
export async function markRevoked(own: PassportTransaction, { listId, index }: StatusPlace, at: Date): Promise<void> {
  const row = await own.selectFrom('status_lists').select('bits').where('id', '=', listId).forNoKeyUpdate().executeTakeFirstOrThrow();
  const bits = new StatusBits(Buffer.from(row.bits));
  bits.set(index);
  await own.updateTable('status_lists').set({ bits: bits.toBuffer(), is_dirty: true, updated_at: at }).where('id', '=', listId).execute();
}

/** Lets the next signing work sign all lists of the issuer, because its keys have changed. */
export async function markDirty(own: PassportTransaction, issuerId: string, at: Date): Promise<void> {
  await own.updateTable('status_lists').set({ is_dirty: true, updated_at: at }).where('issuer_id', '=', issuerId).execute();
}
