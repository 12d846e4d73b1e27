import type { ComponentType } from 'react';
import { extensionPoint } from '#core/contract/extension-point.ts';

/** The module of a {@link ManagedColumn}. */
export interface ManagedColumnModule {
  /** Rendered once beside a list, and shows nothing: fetches for all postings of the list what the cells show. */
  readonly Source: ComponentType<{ readonly jobIds: readonly string[] }>;
  /** In a row of the table. Until its figure is there it takes the same room. */
  readonly Cell: ComponentType<{ readonly jobId: string }>;
  /** In a row of a short list, in words. */
  readonly Words: ComponentType<{ readonly jobId: string }>;
}

/** A figure of each posting in the lists of its managers. */
export interface ManagedColumn {
  /** Key of the column's heading with its namespace. */
  readonly title: string;
  /** In rem. */
  readonly width: number;
  readonly load: () => Promise<ManagedColumnModule>;
}

/** Where client plugins add figures to the list of managed postings. They stand before the last column, in order. */
export const managedColumns = extensionPoint<ManagedColumn>('jobs.managed-columns');

/** A page about one posting for those who manage it. */
export interface ManagedPlace {
  /** Key of the words that lead there, with their namespace. */
  readonly label: string;
  readonly to: (jobId: string) => string;
}

/** Where client plugins lead managers from a posting. The rows of managed postings lead to the first one. */
export const managedPlaces = extensionPoint<ManagedPlace>('jobs.managed-places');

/** A count beside "My postings" in the navigation. */
export interface ManagedBadge {
  /** Loads a component that renders a `NavCount`, or nothing. */
  readonly load: () => Promise<{ readonly Badge: ComponentType }>;
}

/** Where client plugins add a count beside "My postings". */
export const managedBadges = extensionPoint<ManagedBadge>('jobs.managed-badges');
