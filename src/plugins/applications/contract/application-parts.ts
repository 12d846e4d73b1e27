import type { ComponentType } from 'react';
import type { Audience } from '#core/contract/audience.ts';
import { extensionPoint } from '#core/contract/extension-point.ts';
import type { StoredFile } from '#core/contract/files/schemas.ts';
import type { DraftContent } from './applying/draft-schemas.ts';
import type { Terms } from './applying/terms-schemas.ts';
import type { ApplicationDetail } from './schemas.ts';

/** A panel beside an application. Only its audience sees it. */
export interface ApplicationPanel extends Audience {
  /** Loads a component that gets the application as the user may see it, and the new state after each move. */
  readonly load: () => Promise<{ readonly Panel: ComponentType<{ readonly application: ApplicationDetail }> }>;
}

/** What a {@link SentPart} asks the candidate for. */
export interface PartFieldProps {
  readonly jobId: string;
  readonly terms: Terms;
  readonly content: DraftContent;
  /** Changes the part's own choice and leaves the others. */
  readonly onChange: (change: Partial<DraftContent>) => void;
  /** Says what is sent of the part unless the candidate chooses otherwise. It begins no draft. */
  readonly onPropose: (choice: Partial<DraftContent>) => void;
  /** What is wrong at a path of the input, such as `cv` or `answers.<id>`, in the reader's language. */
  readonly faultAt: (path: string) => string | undefined;
}

/** What the candidate will send. */
export interface PartPreviewProps {
  readonly terms: Terms;
  readonly content: DraftContent;
}

/** What was sent. */
export interface PartViewProps {
  /** As the server half of the part froze it. */
  readonly copy: unknown;
  readonly files: ReadonlyMap<string, StoredFile>;
}

/** The module of a {@link SentPart}. All headings inside are of level 3 or lower. */
export interface SentPartModule {
  /** The field in which the candidate chooses. A part without a choice has none. */
  readonly Field?: ComponentType<PartFieldProps>;
  /** The part as the employer will read it. */
  readonly Preview: ComponentType<PartPreviewProps>;
  /** The part as it was sent. */
  readonly View: ComponentType<PartViewProps>;
}

/** A part of what is sent with an application: the client half of `FrozenPart`. */
export interface SentPart {
  /** The same as that of the server half. */
  readonly name: string;
  /** Text key of its heading, with its namespace. */
  readonly title: string;
  /** The same before it is sent; the title when absent. */
  readonly titleBefore?: string;
  /** Whether the terms ask for it. A part without a field is always sent. */
  readonly isAsked?: (terms: Terms) => boolean;
  readonly load: () => Promise<SentPartModule>;
}

/** What a plugin with data of candidates adds to applications. */
export interface ApplicationParts {
  /** A panel for the company and for administrators. A withdrawn application does not show it. */
  readonly applicant?: ApplicationPanel;
  /** A panel for the application's candidate, in every stage. */
  readonly own?: ApplicationPanel;
  /** What is sent with an application. The form, the candidate's page and the company's page show the parts in order. */
  readonly sent?: SentPart;
}

/** Client plugins add their parts of applications here, in order. */
export const applicationParts = extensionPoint<ApplicationParts>('applications.parts');
