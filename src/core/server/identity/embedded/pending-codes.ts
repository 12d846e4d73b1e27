import { DatedMap } from './tracked-map.ts';

/** A link in the emulator, with the fields that Trellis reads. */
export interface LinkRecord {
  readonly email: string;
  readonly newEmail?: string;
  readonly requestType: string;
  readonly oobCode: string;
}

/** A code for a telephone number in the emulator. */
export interface CodeRecord {
  readonly phoneNumber: string;
  readonly code: string;
  readonly sessionInfo: string;
  /** Number of wrong attempts. */
  readonly wrong?: number;
}

/** Whether a code or a link is valid, unknown or expired. */
export type Expiry = 'live' | 'unknown' | 'expired';

// Each takes about 500 bytes.
const KEPT = 1000;
const CODE_LIFE_MS = 10 * 60_000;
const LINK_LIFE_MS = 3_600_000;
// It confirms only the address, and the user may read the mail the next day.
const CONFIRMATION_LIFE_MS = 24 * 3_600_000;
const TRIES = 5;

/** Codes and links that were sent and not used. Limits their lifetime and the number of wrong codes. */
export class PendingCodes {
  readonly links: DatedMap<LinkRecord>;
  readonly codes: DatedMap<CodeRecord>;
  readonly #now: () => Date;

  constructor(now: () => Date) {
    this.#now = now;
    this.links = new DatedMap(KEPT, now);
    this.codes = new DatedMap(KEPT, now);
  }

  /** Whether a link is valid. An expired link is deleted. */
  stateOfLink(oobCode: string): Expiry {
    return this.#stateOf(this.links, oobCode, lifeOfLink);
  }

  /** Whether a code is valid. An expired code is deleted. */
  stateOfCode(sessionInfo: string): Expiry {
    return this.#stateOf(this.codes, sessionInfo, () => CODE_LIFE_MS);
  }

  /** Counts a wrong code. The fifth one voids the code that was sent. */
  countWrong(sessionInfo: string): void {
    const record = this.codes.get(sessionInfo);
    if (record === undefined) return;
    const wrong = (record.wrong ?? 0) + 1;
    if (wrong < TRIES) this.codes.set(sessionInfo, { ...record, wrong });
    else this.codes.delete(sessionInfo);
  }

  /** Voids every link to or from an address, and every code for a number. */
  endOf(email: string | undefined, phoneNumber: string | undefined): void {
    const links = [...this.links].filter(([, link]) => email !== undefined && (link.email === email || link.newEmail === email));
    const codes = [...this.codes].filter(([, code]) => code.phoneNumber === phoneNumber);
    for (const [key] of links) this.links.delete(key);
    for (const [key] of codes) this.codes.delete(key);
  }

  /** Deletes expired codes and links. */
  dropExpired(): void {
    for (const key of [...this.links.keys()]) this.stateOfLink(key);
    for (const key of [...this.codes.keys()]) this.stateOfCode(key);
  }

  #stateOf<Record extends object>(map: DatedMap<Record>, key: string, lifeOf: (record: Record) => number): Expiry {
    const record = map.get(key);
    if (record === undefined) return 'unknown';
    const age = this.#now().getTime() - Date.parse(record.askedAt);
    if (age < lifeOf(record)) return 'live';
    map.delete(key);
    return 'expired';
  }
}

function lifeOfLink({ requestType }: LinkRecord): number {
  return requestType === 'VERIFY_EMAIL' ? CONFIRMATION_LIFE_MS : LINK_LIFE_MS;
}
