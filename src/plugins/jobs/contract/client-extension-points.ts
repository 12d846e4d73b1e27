import type { ComponentType } from 'react';
import type { Role } from '#core/contract/actor.ts';
import type { NeededAbility } from '#core/contract/audience.ts';
import { extensionPoint } from '#core/contract/extension-point.ts';
import type { StaticRouteRef } from '#core/contract/route-ref.ts';
import type { JobFilter } from './job-filter-schemas.ts';

/** A page that `/admin/jobs` links to. */
export interface HubPlace {
  readonly route: StaticRouteRef;
  /** Text key of the page's name, with its namespace. */
  readonly title: string;
  /** Text key of a sentence about the page, with its namespace. */
  readonly text: string;
  /** Roles that see the link. */
  readonly roles: readonly Role[];
  /** Only users with this ability see the link. */
  readonly ability?: NeededAbility;
  /** Loads a number for the end of the row, with its unit. It renders nothing while it is unknown. */
  readonly figure?: () => Promise<{ readonly Figure: ComponentType }>;
}

/** Client plugins add links to `/admin/jobs` here. The page shows them in order. */
export const hubPlaces = extensionPoint<HubPlace>('jobs.hub-places');

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

/** A page about one posting for its managers. */
export interface ManagedPlace {
  /** Text key of the link, with its namespace. */
  readonly label: string;
  readonly to: (jobId: string) => string;
}

/** A count beside "My jobs" in the navigation. */
export interface ManagedBadge {
  /** Loads a component that renders a `NavCount`, or nothing. */
  readonly load: () => Promise<{ readonly Badge: ComponentType }>;
}

/** A page that works with all managed postings, such as their import. */
export interface ManagedTool {
  readonly route: StaticRouteRef;
  /** Text key of the link, with its namespace. */
  readonly label: string;
}

/** What a {@link PostingSection} knows about the posting. */
export interface PostingSectionProps {
  /** `undefined` until the draft of a new posting is stored. */
  readonly jobId: string | undefined;
  /** Whether the section saves itself while the user types. Otherwise it saves by a button of its own, because candidates see changes. */
  readonly savesItself: boolean;
  /** The language of the text, ISO 639, or empty text. */
  readonly language: string;
  /** The own address for applications as it is typed; empty without one. */
  readonly applyUrl: string;
  /**
   * Adds a check that runs before the draft is published, until the returned function is called. A check that does not hold stops the
   * publication. It shows what is wrong itself.
   */
  readonly beforePublishing: (check: () => Promise<boolean>) => () => void;
}

/** A section of the form of a posting. It loads and saves what it holds by itself. It stands inside of the form, so it has no form element. */
export interface PostingSection {
  /** Text key of its heading, with its namespace. */
  readonly title: string;
  readonly load: () => Promise<{ readonly Section: ComponentType<PostingSectionProps> }>;
}

/** What a plugin adds to the list of managed postings and to the pages about them, such as their form. */
export interface ManagedParts {
  /** A column of the list that members of a company see. The columns stand before the date of the posting, in order. */
  readonly column?: ManagedColumn;
  /** The rows of the list link to the first place, and the page of a posting to all. */
  readonly place?: ManagedPlace;
  readonly badge?: ManagedBadge;
  /** The list links to the tools, in order. */
  readonly tool?: ManagedTool;
  /** The sections stand behind those of the form, in order. */
  readonly formSection?: PostingSection;
}

/** Client plugins with data about managed postings add themselves here. */
export const managedParts = extensionPoint<ManagedParts>('jobs.managed-parts');

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

/** The module of an {@link AppliedSource}. */
export interface AppliedModule {
  /** Rendered once. It shows nothing, and reports the ids of the postings. It reports none when it cannot load them. */
  readonly Source: ComponentType<{ readonly onApplied: (jobIds: ReadonlySet<string>) => void }>;
}

/** Knows to which postings users with these roles have applied. */
export interface AppliedSource {
  readonly roles: readonly Role[];
  readonly load: () => Promise<AppliedModule>;
}

/** A skill of the user. */
export interface OwnSkill {
  /** Code in master data; absent or empty for a skill that only has its name. */
  readonly code?: string;
  readonly name: string;
}

/** The module of an {@link OwnSkillSource}. */
export interface OwnSkillModule {
  /** Rendered once on a page. It shows nothing, and reports the skills. */
  readonly Source: ComponentType<{ readonly onSkills: (skills: readonly OwnSkill[]) => void }>;
}

/** Knows the skills of users with these roles. */
export interface OwnSkillSource {
  readonly roles: readonly Role[];
  readonly load: () => Promise<OwnSkillModule>;
}

/** What a plugin knows about the user who looks for a job. */
export interface SeekerParts {
  /** The dashboard shows postings that match the first wishes, instead of the newest ones. */
  readonly wishes?: JobWishSource;
  /** The dashboard leaves these postings out of those that match the wishes. */
  readonly applied?: AppliedSource;
  /** The page of a posting marks these skills among those that it asks for. */
  readonly skills?: OwnSkillSource;
}

/** Client plugins say here what they know about the user who looks for a job. */
export const seekerParts = extensionPoint<SeekerParts>('jobs.seeker-parts');
