import { serviceRef } from '#core/contract/service-ref.ts';
import type { Transaction } from '#core/contract/transaction.ts';
import type { ApplyBy } from './job.ts';
import type { JobStatus } from './life-cycle.ts';
import type { Job } from './reply-schemas.ts';
import type { TitleLevel } from './title-level.ts';

/** The company and the status of a posting. */
export interface PostingState {
  readonly companyId: string;
  /** By the clock: a posting expires at its time. */
  readonly status: JobStatus;
  readonly title: string;
  /** Name of the company. */
  readonly company: string;
  /** Whether it is published and its deadline has not passed. */
  readonly isOpen: boolean;
  /** Whether an active user is a member of the company, and so reads applications on this site. */
  readonly isRead: boolean;
  /** How candidates apply now; `null` when they cannot. */
  readonly applyBy: ApplyBy | null;
  /** Within how many days the company wants to answer; `null` without a promise. */
  readonly responseDays: number | null;
  /** When it ended, or will stop taking applications; `null` without an end. */
  readonly endsAt: Date | null;
}

/** A posting as other plugins show it in their lists. */
export interface PostingCard {
  readonly id: string;
  readonly title: string;
  /** Name of the company. */
  readonly company: string;
  /** The logo of the company now; absent when it has none. */
  readonly logoFileId?: string | undefined;
  /** As the employer wrote it; `null` when missing. */
  readonly location: string | null;
}

/** What a posting asks for and offers. */
export interface PostingTerms
  extends Pick<Job, 'id' | 'location' | 'country' | 'workMode' | 'salary' | 'experienceMin' | 'experienceMax' | 'details'> {
  /** What was read in its text. It is not what the employer demands. */
  readonly read: PostingReadings;
  /** The numbers of the places that its texts name. */
  readonly placeIds: readonly number[];
  /** The least years of work that are usual for the level that the posting states; `null` for none, and for one that is not known. */
  readonly levelYears: number | null;
}

/** What was read in the text of a posting; empty until it was read. */
export interface PostingReadings {
  /** The least years of experience in the description; `null` where it names none. */
  readonly years: number | null;
  /** The level that the title names. */
  readonly level: TitleLevel | null;
  /** Codes of skills in master data whose names the text has. */
  readonly skills: readonly string[];
}

/** Queries about postings for other server plugins. The results leave out postings that do not exist. */
export interface PostingDirectory {
  readonly stateOf: (id: string) => Promise<PostingState | undefined>;
  /** The same, with a lock: the posting is neither changed nor deleted before the transaction ends. */
  readonly lockedState: (transaction: Transaction, id: string) => Promise<PostingState | undefined>;
  /** The states of many postings by id, in one statement. */
  readonly statesOf: (ids: readonly string[]) => Promise<ReadonlyMap<string, PostingState>>;
  /** Many postings by id, in one statement. */
  readonly cards: (ids: readonly string[]) => Promise<ReadonlyMap<string, PostingCard>>;
  /** The posting as everybody reads it, in a transaction that has locked it. */
  readonly copyOf: (transaction: Transaction, id: string) => Promise<Omit<Job, 'viewer'> | undefined>;
  /** Many postings by id, in one statement. It leaves out those that not everybody may read. */
  readonly openTerms: (ids: readonly string[]) => Promise<readonly PostingTerms[]>;
}

/** Postings, their state and their company, for other server plugins. */
export const postingDirectory = serviceRef<PostingDirectory>('jobs.posting-directory');
