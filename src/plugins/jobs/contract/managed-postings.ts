import type { ComponentType } from 'react';
import { extensionPoint } from '#core/contract/extension-point.ts';

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

/** A page about one posting for those who manage it. */
export interface ManagedPlace {
  /** Text key of the link, with its namespace. */
  readonly label: string;
  readonly to: (jobId: string) => string;
}

/** Client plugins add pages for the managers of a posting here. The rows of managed postings link to the first one. */
export const managedPlaces = extensionPoint<ManagedPlace>('jobs.managed-places');

/** A count beside "My postings" in the navigation. */
export interface ManagedBadge {
  /** Loads a component that renders a `NavCount`, or nothing. */
  readonly load: () => Promise<{ readonly Badge: ComponentType }>;
}

/** Client plugins add a count beside "My postings" here. */
export const managedBadges = extensionPoint<ManagedBadge>('jobs.managed-badges');
