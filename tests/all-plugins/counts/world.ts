import type { TestCaller, TestServer } from '#core/testing/server-kit.ts';
import type { ApplicationStage } from '#plugins/applications/contract/application.ts';
import { foundCandidate } from '#plugins/candidate/server/testing/contact-world.ts';
import { createCompany } from '#plugins/employer/contract/endpoints.ts';
import type { FeedbackState } from '#plugins/feedback/contract/life-cycle.ts';
import type { JobStatus } from '#plugins/jobs/contract/life-cycle.ts';
import type { CredentialState } from '#plugins/skill-passports/contract/credential-states.ts';
import type { IssuerState } from '#plugins/skill-passports/contract/issuer.ts';

/** An employer with one company, and what was written down about both. */
export interface HandEmployer {
  readonly name: string;
  readonly caller: TestCaller;
  readonly companyId: string;
  about: string | null;
  issuer: { readonly id: string; state: IssuerState; askedName: string | null; version: number; achievements: number } | undefined;
}

export interface HandCandidate {
  readonly name: string;
  readonly caller: TestCaller;
  readonly userId: string;
  /** Whether companies find the candidate. The profile is complete then. */
  readonly isFound: boolean;
  /** Employers who opened the profile. */
  readonly openedBy: Set<HandEmployer>;
  search: { readonly of: HandEmployer; readonly at: number } | undefined;
  skills: { readonly names: Set<string>; version: number };
}

export interface HandJob {
  readonly id: string;
  readonly employer: HandEmployer;
  status: JobStatus;
  days: number;
  publishedAt: number | undefined;
  /** Those whose report is not decided yet. */
  readonly reporters: Set<HandCandidate>;
  readonly everReportedBy: Set<HandCandidate>;
}

export interface HandApplication {
  readonly id: string;
  readonly job: HandJob;
  readonly candidate: HandCandidate;
  /** The stages in order. The last one is the present one. */
  readonly stages: ApplicationStage[];
  version: number;
}

/** An application that was begun and not sent. */
export interface HandDraft {
  readonly job: HandJob;
  readonly candidate: HandCandidate;
}

export interface HandFeedback {
  readonly id: string;
  readonly sender: HandCandidate;
  state: FeedbackState;
  /** Who wrote the public messages, in order. */
  readonly messages: ('sender' | 'team')[];
  isUnread: boolean;
}

export interface HandCredential {
  readonly id: string;
  readonly employer: HandEmployer;
  readonly candidate: HandCandidate;
  state: CredentialState;
  version: number;
}

export interface HandInvitation {
  readonly id: string;
  readonly job: HandJob;
  readonly candidate: HandCandidate;
  state: 'open' | 'applied' | 'declined';
}

/** Everything that happened on one server, as a person with a notebook would know it. */
export class World {
  readonly api: TestServer;
  readonly clock: { time: number };
  employers: HandEmployer[] = [];
  candidates: HandCandidate[] = [];
  readonly jobs: HandJob[] = [];
  readonly applications: HandApplication[] = [];
  drafts: HandDraft[] = [];
  readonly feedback: HandFeedback[] = [];
  readonly credentials: HandCredential[] = [];
  readonly invitations: HandInvitation[] = [];
  /** Everybody of all populations. */
  readonly everybody: { readonly employers: HandEmployer[]; readonly candidates: HandCandidate[] } = { employers: [], candidates: [] };
  readonly refusedSkills = new Set<string>();
  populations = 0;

  constructor(api: TestServer, clock: { time: number }) {
    this.api = api;
    this.clock = clock;
  }

  admin(duty: string): TestCaller {
    return this.api.as(`admin:${duty}`, 'counting');
  }

  /** Two new employers and three new candidates, the first of whom companies find. The acts that follow are theirs. */
  async populate(): Promise<void> {
    this.populations += 1;
    this.employers = [await this.#employer('anna'), await this.#employer('bo')];
    this.candidates = [await this.#candidate('ada', true), await this.#candidate('ben', false), await this.#candidate('cy', false)];
    this.everybody.employers.push(...this.employers);
    this.everybody.candidates.push(...this.candidates);
  }

  async #employer(first: string): Promise<HandEmployer> {
    const name = `${first}-${this.populations}`;
    const caller = this.api.as('employer', name);
    await this.#confirm(caller);
    const { id: companyId } = await caller.reply(createCompany, { body: { name: `Company of ${name}` } });
    return { name, caller, companyId, about: null, issuer: undefined };
  }

  async #candidate(first: string, isFound: boolean): Promise<HandCandidate> {
    const name = `${first}-${this.populations}`;
    const caller = this.api.as('candidate', name);
    await this.#confirm(caller);
    const userId = isFound ? await foundCandidate(this.api, name) : (await caller.actor()).userId;
    const skills = isFound ? { names: new Set(['Pruning', 'Mowing', 'Grafting']), version: 1 } : { names: new Set<string>(), version: 0 };
    return { name, caller, userId, isFound, openedBy: new Set(), search: undefined, skills };
  }

  async #confirm(caller: TestCaller): Promise<void> {
    const { userId } = await caller.actor();
    await this.api.db.updateTable('users').set({ email_verified: true }).where('id', '=', userId).execute();
  }
}

/** One act: who does it and to what, drawn by chance. */
export interface Draw {
  readonly act: string;
  readonly who: number;
  readonly what: number;
  readonly how: number;
}

/** Does something by the calls of the server and writes it down, if it is possible now. */
export type Act = (world: World, draw: Draw) => Promise<void>;

/** A number of the server beside the number counted by hand. */
export interface Compared {
  readonly of: string;
  readonly server: unknown;
  readonly hand: unknown;
}

/** Makes a call for everybody who sees its number. */
export type Count = (world: World) => Promise<readonly Compared[]>;

/** What one part of the product adds to the world. */
export interface Part {
  readonly acts: Readonly<Record<string, Act>>;
  /** By the id of the call. */
  readonly counts: Readonly<Record<string, Count>>;
  /** By the id of the contribution. */
  readonly todos: Readonly<Record<string, Count>>;
}

/** One of these; `undefined` when there is none. */
export function pick<Thing>(things: readonly Thing[], number: number): Thing | undefined {
  return things[number % Math.max(things.length, 1)];
}
