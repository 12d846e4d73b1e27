import { setTimeout as sleep } from 'node:timers/promises';
import { DEMO_PASSWORD } from '#core/server/identity/demo-accounts.ts';
import { ApiUser, confirmEmail } from '../support/api-client.ts';
import { PASSWORD } from './writers.ts';

const ISSUERS = 4;
const RECIPIENTS_OF_EACH = 3;

const ACHIEVEMENT = {
  ...{ name: 'Working at height', description: 'Safe work at height.', criteria: 'A practical test.', type: 'Certificate' },
  ...{ tags: [], skills: [], validMonths: 24 },
};

/** An offer of a credential, and what its recipient knows of it. */
export interface Offer {
  readonly id: string;
  readonly recipient: string;
  /** Whether the server confirmed that the recipient has accepted it. */
  isConfirmed: boolean;
}

interface Versioned {
  readonly id: string;
  readonly version: number;
}

/** Candidates who accept offers of credentials while the server is killed. Each share of the offers is for one round of kills. */
export class Accepting {
  readonly #url: string;
  readonly offers: Offer[] = [];
  readonly #waiting: Offer[] = [];
  readonly #users = new Map<string, ApiUser>();
  /** How many attempts got no answer. They are repeated. */
  interrupted = 0;
  /** How many credentials were signed by an attempt that got no answer. */
  unanswered = 0;
  #allowed = 0;
  #done = 0;
  #stopped = false;
  #running: Promise<unknown> | undefined;

  constructor(url: string) {
    this.#url = url;
  }

  /** Makes companies that issue, candidates with confirmed addresses, and as many offers. */
  async prepare(count: number): Promise<void> {
    const admin = await ApiUser.signIn(this.#url, 'admin@demo.test', DEMO_PASSWORD);
    const offered = await Promise.all(
      Array.from({ length: ISSUERS }, async (_, at) => {
        const share = Math.ceil((count - at) / ISSUERS);
        return this.#offersOf(await this.#issuer(admin, `issuer-${at}`), at, share);
      }),
    );
    this.offers.push(...offered.flat());
    this.#waiting.push(...this.offers);
  }

  start(): void {
    this.#running = Promise.all(Array.from({ length: ISSUERS * 2 }, () => this.#accept()));
  }

  /** Lets candidates accept another share of the offers. */
  allow(share: number): void {
    this.#allowed += Math.ceil(this.offers.length * share);
  }

  /** Whether all offers are accepted. */
  get isDone(): boolean {
    return this.#done === this.offers.length;
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    await this.#running;
  }

  userOf({ recipient }: Offer): Promise<ApiUser> {
    return this.#signedIn(recipient);
  }

  async #accept(): Promise<void> {
    while (!this.#stopped) {
      const offer = this.#allowed > 0 ? this.#waiting.shift() : undefined;
      if (offer === undefined) {
        await sleep(20);
        continue;
      }
      this.#allowed -= 1;
      const status = await this.#ask(offer).catch(() => 0);
      if (status === 200 || status === 409) this.#done += 1;
      if (status === 200) offer.isConfirmed = true;
      // The attempt before was interrupted after it had signed.
      else if (status === 409) this.unanswered += 1;
      else {
        // The server was killed. Nobody knows whether it has signed.
        this.interrupted += 1;
        this.#allowed += 1;
        this.#waiting.push(offer);
        await sleep(100);
      }
    }
  }

  async #ask(offer: Offer): Promise<number> {
    const user = await this.#signedIn(offer.recipient);
    return (await user.call('POST', `/passport/credentials/${offer.id}/accept`, { version: 1 })).status;
  }

  async #signedIn(email: string): Promise<ApiUser> {
    const user = this.#users.get(email) ?? (await ApiUser.signIn(this.#url, email, PASSWORD));
    this.#users.set(email, user);
    return user;
  }

  async #issuer(admin: ApiUser, name: string): Promise<{ readonly employer: ApiUser; readonly achievementId: string }> {
    const employer = await ApiUser.signUp(this.#url, `${name}@crash.test`, PASSWORD, name);
    await employer.must('POST', '/me/role', { role: 'employer' });
    const company = await employer.must<Versioned>('POST', '/companies', { name });
    const issuer = await employer.must<Versioned>('POST', '/issuers', { companyId: company.id, name });
    const decision = { to: 'trusted', version: issuer.version };
    await admin.must('POST', `/issuers/${issuer.id}/decision`, decision);
    const draft = await employer.must<Versioned>('POST', `/issuers/${issuer.id}/achievements`, ACHIEVEMENT);
    await employer.must('PATCH', `/achievements/${draft.id}`, { input: ACHIEVEMENT, isActive: true, version: draft.version });
    return { employer, achievementId: draft.id };
  }

  async #offersOf(issuer: { readonly employer: ApiUser; readonly achievementId: string }, at: number, count: number): Promise<Offer[]> {
    const emails = Array.from({ length: RECIPIENTS_OF_EACH }, (_, place) => `recipient-${at}-${place}@crash.test`);
    for (const email of emails) {
      await ApiUser.signUp(this.#url, email, PASSWORD, email);
      await confirmEmail(this.#url, email, PASSWORD);
      await (await this.#signedIn(email)).must('POST', '/me/role', { role: 'candidate' });
    }
    const offers: Offer[] = [];
    for (let number = 0; number < count; number += 1) {
      const recipient = emails[number % emails.length] ?? '';
      const body = { to: { email: recipient }, evidence: [], result: '' };
      const { id } = await issuer.employer.must<Versioned>('POST', `/achievements/${issuer.achievementId}/offers`, body);
      offers.push({ id, recipient, isConfirmed: false });
    }
    return offers;
  }
}
