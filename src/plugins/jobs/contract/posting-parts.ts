import type { ComponentType, ReactNode } from 'react';
import type { NeededAbility } from '#core/contract/audience.ts';
import { extensionPoint } from '#core/contract/extension-point.ts';
import type { Job, JobSummary } from './reply-schemas.ts';

/** The pay of a posting as text in the user's language. */
export interface PostingPay {
  /** The amount without its period, or a sentence that says that the posting gives no amount. */
  readonly amount: string;
  /** The pay period, such as "a month"; `undefined` without an amount. */
  readonly period: string | undefined;
  /** The amount and the period in one line. */
  readonly line: ReactNode;
}

/** The props of a {@link PostingAction}'s components. */
export interface PostingActionProps {
  readonly job: Job;
  readonly pay: PostingPay;
  /** Whether the user signed in for this action, which then shows its form at once, with the focus in it. */
  readonly isAsked?: boolean;
  /** Whether the reader sees the action as candidates do, and cannot use it. It then makes no calls. */
  readonly isPreview?: boolean;
  /** The query of the address at which this tab first opened the posting. */
  readonly firstSearch?: string;
}

/** An action on a published posting, shown beside its text. In its place, visitors get a link to the sign-in, which leads back to it. */
export interface PostingAction {
  /** Only users with this ability see the action. */
  readonly ability: NeededAbility;
  /** Loads the panel at the end side of a wide screen. */
  readonly loadPanel: () => Promise<{ readonly Panel: ComponentType<PostingActionProps> }>;
  /** Loads the one-line bar at the bottom of a small screen. */
  readonly loadBar: () => Promise<{ readonly Bar: ComponentType<PostingActionProps> }>;
}

/** The props of a {@link PostingPanel}'s component. */
export interface PostingPanelProps {
  readonly job: Job;
  /** Whether it stands in the preview beside the search, where there is little room. Its heading is then of level 3 instead of 2. */
  readonly isPreview: boolean;
}

/** A panel about a posting for the user. */
export interface PostingPanel {
  /**
   * `text`: between the facts and the text. `action`: at the action of a {@link PostingAction}, which is before the facts on a small screen.
   */
  readonly place: 'text' | 'action';
  /** Only users with this ability see the panel. */
  readonly ability: NeededAbility;
  /** Loads the panel. It renders nothing for a posting about which it has nothing to say. */
  readonly load: () => Promise<{ readonly Panel: ComponentType<PostingPanelProps> }>;
}

/** The module of a {@link RowMark}. */
export interface RowMarkModule {
  /** Rendered once for the list, with the postings loaded so far. It shows nothing; it fetches the data for the marks of all rows. */
  readonly Source: ComponentType<{ readonly jobIds: readonly string[] }>;
  /** The mark at the end of a row. It renders nothing for a posting without the mark. */
  readonly Mark: ComponentType<{ readonly jobId: string }>;
}

/** Marks postings in the search results, such as those the user has applied to. */
export interface RowMark {
  /** Loads the mark. Until then the rows show no mark. */
  readonly load: () => Promise<RowMarkModule>;
}

/** A panel for the company of a posting that was just published. */
export interface LivePanel {
  /** Only users with this ability see the panel. */
  readonly ability: NeededAbility;
  /** Loads the panel. Its heading is of level 3. */
  readonly load: () => Promise<{ readonly Panel: ComponentType<{ readonly job: Job }> }>;
}

/** The props of a {@link PostingTool}'s component. */
export interface PostingToolProps {
  readonly job: JobSummary;
  /** Whether it stands in the preview beside a list, and not on the page of the posting. */
  readonly isPreview: boolean;
}

/** A tool of those who read a posting, beside its title, for example a button that saves it. */
export interface PostingTool {
  /** Loads the tool. It renders nothing for users who cannot use it. Visitors see it with the open texts of its plugin alone. */
  readonly load: () => Promise<{ readonly Tool: ComponentType<PostingToolProps> }>;
}

/** Other open postings beside one, for a plugin that finds postings. */
export interface SimilarList {
  /** Loads a list of similar ones. It renders nothing for a posting without similar ones. Visitors see it like a {@link PostingTool}. */
  readonly load: () => Promise<{ readonly SimilarJobs: ComponentType<{ readonly jobId: string }> }>;
  /** Loads what stands below the message that a posting cannot be read. `known` is the posting as this tab loaded it earlier. */
  readonly loadInstead: () => Promise<{
    readonly JobsInstead: ComponentType<{ readonly id: string; readonly known: JobSummary | undefined }>;
  }>;
}

/** The props of a whole posting on a page of another plugin. */
export interface PostingByIdProps {
  readonly id: string;
  /** The parent page. */
  readonly back: { readonly to: string; readonly label: string };
  /** What stands above the posting when it has loaded. */
  readonly above: (job: Job) => ReactNode;
}

/** The props of the text of a posting on a page of another plugin. */
export interface PostingTextProps {
  /** As everybody reads it: without the relation of a user to it. */
  readonly job: Omit<Job, 'viewer'>;
  /** Level of the headings; 2 when absent. */
  readonly headingLevel?: 2 | 3;
}

/** Postings on pages of other plugins. */
export interface PostingViews {
  /** Loads a short preview beside a list. */
  readonly loadPreview: () => Promise<{ readonly JobPreview: ComponentType<{ readonly job: JobSummary }> }>;
  /** Loads a whole posting. */
  readonly loadPage: () => Promise<{ readonly PostingById: ComponentType<PostingByIdProps> }>;
  /** Loads what stands below the title of a posting, for a posting that the page has. */
  readonly loadText: () => Promise<{ readonly PostingText: ComponentType<PostingTextProps> }>;
}

/** What a plugin adds to pages that show postings: those of `jobs`, and those of plugins that require it. */
export interface PostingParts {
  /** In the manifest of the plugin, because the page is open to visitors. It shows only the first action that the user's abilities allow. */
  readonly action?: PostingAction;
  /** A tool on the page of a posting and in its preview, in order. In the manifest of the plugin, like the action. */
  readonly tool?: PostingTool;
  /** A panel of the page of a posting and of its preview, in order. */
  readonly panel?: PostingPanel;
  /** A mark in the rows of the search and of saved postings, in order. */
  readonly mark?: RowMark;
  /** A panel of the page that follows a publication, in order. */
  readonly live?: LivePanel;
  /** In the manifest, like the action. Pages of other plugins show it where a posting is over for the user. */
  readonly similar?: SimilarList;
  /** The posting itself, from `jobs`, for pages of other plugins. */
  readonly view?: PostingViews;
}

/** Client plugins with data about postings add themselves here. */
export const postingParts = extensionPoint<PostingParts>('jobs.posting-parts');
