import type { ComponentType, ReactNode } from 'react';
import type { NeededAbility } from '#core/contract/audience.ts';
import { extensionPoint } from '#core/contract/extension-point.ts';
import type { Job } from './reply-schemas.ts';

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
  /** Whether the user signed in for this action. The part then shows its form at once, with the focus in it. */
  readonly isAsked?: boolean;
  /** Whether the reader sees the part as candidates do, and cannot use it. The part then makes no calls. */
  readonly isPreview?: boolean;
}

/** An action on a published posting, shown beside its text. In its place, visitors get a link to the sign-in, which leads back to it. */
export interface PostingPart {
  /** Only users with this ability see the part. */
  readonly ability: NeededAbility;
  /** Loads the panel at the end side of a wide screen. */
  readonly loadPanel: () => Promise<{ readonly Panel: ComponentType<PostingPartProps> }>;
  /** Loads the one-line bar at the bottom of a small screen. */
  readonly loadBar: () => Promise<{ readonly Bar: ComponentType<PostingPartProps> }>;
}

/**
 * Client plugins add actions on a posting here, in the manifest, because the page is open to visitors. It shows only the first part that the
 * user's abilities allow.
 */
export const postingParts = extensionPoint<PostingPart>('jobs.posting-parts');

/** The props of a {@link PostingPanel}'s component. */
export interface PostingPanelProps {
  readonly job: Job;
  /** Whether it stands in the preview beside the search, where there is little room. Its heading is then of level 3 instead of 2. */
  readonly isPreview: boolean;
}

/** A panel about a posting for the user. */
export interface PostingPanel {
  /**
   * `text`: between the facts and the text. `action`: at the action of a {@link PostingPart}, which is before the facts on a small screen.
   */
  readonly place: 'text' | 'action';
  /** Only users with this ability see the panel. */
  readonly ability: NeededAbility;
  /** Loads the panel. It renders nothing for a posting about which it has nothing to say. */
  readonly load: () => Promise<{ readonly Panel: ComponentType<PostingPanelProps> }>;
}

/** Client plugins add panels to the page of a posting and to its preview here. They stand in order. */
export const postingPanels = extensionPoint<PostingPanel>('jobs.posting-panels');
