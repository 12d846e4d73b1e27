import type { ComponentType, ReactNode } from 'react';
import type { Role } from '#core/contract/actor.ts';
import { extensionPoint } from '#core/contract/extension-point.ts';
import type { StaticRouteRef } from '#core/contract/route-ref.ts';
import type { Job, JobFilter } from './job.ts';

/** A page that `/admin/jobs` links to. */
export interface HubPlace {
  readonly route: StaticRouteRef;
  /** Text key of the page's name, with its namespace. */
  readonly title: string;
  /** Text key of a sentence about the page, with its namespace. */
  readonly text: string;
  /** Roles that see the link. */
  readonly roles: readonly Role[];
}

/** Client plugins add links to `/admin/jobs` here. The page shows them in order. */
export const hubPlaces = extensionPoint<HubPlace>('jobs.hub-places');

/** The module of a {@link RowMark}. */
export interface RowMarkModule {
  /** Rendered once for the list. It shows nothing; it fetches the data for the marks of all rows. */
  readonly Source: ComponentType;
  /** The mark at the end of a row. It renders nothing for a posting without the mark. */
  readonly Mark: ComponentType<{ readonly jobId: string }>;
}

/** Marks postings in the search results, such as those the user has applied to. */
export interface RowMark {
  /** Loads the mark. Until then the rows show no mark. */
  readonly load: () => Promise<RowMarkModule>;
}

/** Client plugins add marks to the rows of the search here. */
export const rowMarks = extensionPoint<RowMark>('jobs.row-marks');

/** The pay of a posting as text in the user's language. */
export interface PostingPay {
  /** The amount without its period, or a sentence that says that the posting gives no amount. */
  readonly amount: string;
  /** The pay period, such as "a month"; `undefined` without an amount. */
  readonly period: string | undefined;
  /** The amount and the period in one line. */
  readonly line: ReactNode;
}

/** The props of a {@link PostingPart}'s components. */
export interface PostingPartProps {
  readonly job: Job;
  readonly pay: PostingPay;
}

/** An action on a published posting, shown beside its text. */
export interface PostingPart {
  /** Only users with this ability see the part. */
  readonly ability: { readonly subject: string; readonly action: string };
  /** Loads the panel at the end side of a wide screen. */
  readonly loadPanel: () => Promise<{ readonly Panel: ComponentType<PostingPartProps> }>;
  /** Loads the one-line bar at the bottom of a small screen. */
  readonly loadBar: () => Promise<{ readonly Bar: ComponentType<PostingPartProps> }>;
}

/** Client plugins add actions on a posting here. The page shows only the first part that the user's abilities allow. */
export const postingParts = extensionPoint<PostingPart>('jobs.posting-parts');

/** The module of a {@link ManagedColumn}. */
export interface ManagedColumnModule {
  /** Rendered once for a list. It shows nothing; it fetches the figures that the cells of all postings show. */
  readonly Source: ComponentType<{ readonly jobIds: readonly string[] }>;
  /** The figure in a table row. It takes the same space while the figure loads. */
  readonly Cell: ComponentType<{ readonly jobId: string }>;
  /** The figure in words, in a row of a short list. */
  readonly Words: ComponentType<{ readonly jobId: string }>;
}

/** A column that shows one figure for each posting in the list of managed postings. */
export interface ManagedColumn {
  /** Text key of the column's heading, with its namespace. */
  readonly title: string;
  /** In rem. */
  readonly width: number;
  readonly load: () => Promise<ManagedColumnModule>;
}

/** Client plugins add columns to the list of managed postings here. The columns stand before the last one, in order. */
export const managedColumns = extensionPoint<ManagedColumn>('jobs.managed-columns');

/** A page about one posting for its managers. */
export interface ManagedPlace {
  /** Text key of the link, with its namespace. */
  readonly label: string;
  readonly to: (jobId: string) => string;
}

/** Client plugins add pages for the managers of a posting here. The rows of managed postings link to the first one. */
export const managedPlaces = extensionPoint<ManagedPlace>('jobs.managed-places');

/** A count beside "My jobs" in the navigation. */
export interface ManagedBadge {
  /** Loads a component that renders a `NavCount`, or nothing. */
  readonly load: () => Promise<{ readonly Badge: ComponentType }>;
}

/** Client plugins add a count beside "My jobs" here. */
export const managedBadges = extensionPoint<ManagedBadge>('jobs.managed-badges');

/** Groups of searches, the closest to the user's wishes first. The first group that finds postings counts. */
export type JobSearches = readonly (readonly JobFilter[])[];

/** The module of a {@link JobWishSource}. */
export interface JobWishModule {
  /** Rendered once. It shows nothing, and reports the searches. It reports none when it cannot load them. */
  readonly Source: ComponentType<{ readonly onSearches: (searches: JobSearches) => void }>;
}

/** Knows what users of these roles look for. */
export interface JobWishSource {
  readonly roles: readonly Role[];
  readonly load: () => Promise<JobWishModule>;
}

/** Client plugins say here what the user looks for. The dashboard then shows postings that match, instead of the newest ones. */
export const jobWishes = extensionPoint<JobWishSource>('jobs.wishes');
