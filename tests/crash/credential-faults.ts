import { setTimeout as sleep } from 'node:timers/promises';
import { gunzipSync } from 'node:zlib';
import { compactVerify, decodeProtectedHeader, importJWK } from 'jose';
import pg from 'pg';
import { EMBEDDED_DATABASE } from '#core/server/db/embedded-database.ts';
import { openSocketOf } from '#core/server/db/embedded-postgres/socket-address.ts';
import type { Accepting, Offer } from './accepting.ts';

const PATIENCE_MS = 60_000;

interface Payload {
  readonly credentialSubject: { readonly encodedList: string };
  readonly credentialStatus: { readonly statusListCredential: string; readonly statusListIndex: string };
}

/**
 * Checks all offers after the kills. Returns a sentence for each that is neither an offer nor a credential whose signature verifies with the
 * published key, for a confirmed acceptance that was lost, for a place in a list that two have, and for a list that is not signed or says
 * that a credential is revoked.
 */
export async function credentialFaults(accepting: Accepting, dataDir: string): Promise<{ faults: string[]; signed: number }> {
  const faults = [...(await unsignedLists(dataDir))];
  const places = new Map<string, string>();
  for (const offer of accepting.offers) {
    const token = await tokenOf(accepting, offer);
    if (token.fault !== undefined) faults.push(token.fault);
    if (token.text === undefined) continue;
    const payload = await verified(token.text).catch((error: unknown) => String(error));
    if (typeof payload === 'string') {
      faults.push(`${offer.id} does not verify: ${payload}`);
      continue;
    }
    const { statusListCredential, statusListIndex } = payload.credentialStatus;
    const place = `${statusListCredential}#${statusListIndex}`;
    if (places.has(place)) faults.push(`${offer.id} and ${places.get(place)} have the same place ${place}`);
    places.set(place, offer.id);
  }
  return { faults: [...faults, ...(await setBits([...places.keys()]))], signed: places.size };
}

/** The signed text of an active credential; none of an offer that nobody confirmed as accepted. */
async function tokenOf(accepting: Accepting, offer: Offer): Promise<{ readonly text?: string; readonly fault?: string }> {
  const user = await accepting.userOf(offer);
  const { state } = await user.must<{ state: string }>('GET', `/passport/credentials/${offer.id}`);
  const file = await fetch(`${user.url}/api/passport/credentials/${offer.id}/file`, { headers: user.headers });
  const isWhole = state === 'active' ? file.status === 200 : state === 'offered' && file.status === 404 && !offer.isConfirmed;
  if (isWhole) return state === 'active' ? { text: await file.text() } : {};
  return {
    fault: `${offer.id} is ${state}, its file answers ${file.status}, and its acceptance was ${offer.isConfirmed ? '' : 'not '}confirmed`,
  };
}

/** The payload of a token that verifies with nothing but the key at its address. */
async function verified(token: string): Promise<Payload> {
  const { kid = '' } = decodeProtectedHeader(token);
  const key = await (await fetch(kid)).json();
  const { payload } = await compactVerify(token, await importJWK(key, 'RS256'), { algorithms: ['RS256'] });
  return JSON.parse(new TextDecoder().decode(payload));
}

/** Waits until the work that signs lists has nothing left. */
async function unsignedLists(dataDir: string): Promise<string[]> {
  const pool = new pg.Pool({ ...openSocketOf(dataDir).address, database: EMBEDDED_DATABASE, max: 1 });
  try {
    const end = Date.now() + PATIENCE_MS;
    for (;;) {
      const { rows } = await pool.query<{ id: string }>('select id from status_lists where is_dirty or jwt is null');
      if (rows.length === 0 || Date.now() > end) return rows.map(({ id }) => `the list ${id} was not signed within a minute`);
      await sleep(250);
    }
  } finally {
    await pool.end();
  }
}

/** Sentences for places whose bit is set, although nobody revoked a credential. */
async function setBits(places: readonly string[]): Promise<string[]> {
  const byList = Map.groupBy(places, (place) => place.split('#')[0] ?? '');
  const faults: string[] = [];
  for (const [list, taken] of byList) {
    const { credentialSubject } = await verified(await (await fetch(list)).text());
    const bits = gunzipSync(Buffer.from(credentialSubject.encodedList.slice(1), 'base64url'));
    const isSet = (index: number): boolean => (((bits[index >> 3] ?? 0xff) >> (7 - (index % 8))) & 1) === 1;
    faults.push(...taken.filter((place) => isSet(Number(place.split('#')[1]))).map((place) => `${place} is marked as revoked`));
  }
  return faults;
}
