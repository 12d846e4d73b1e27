/** What the page for newcomers says, as the build makes it for each language. */
export interface WelcomeContent {
  readonly lead: string;
  readonly search: string;
  readonly paths: readonly Path[];
  readonly questionsTitle: string;
  /** In the answers `[label](/path)` is a link. */
  readonly questions: readonly { readonly q: string; readonly a: string }[];
  /** Above the last way in. */
  readonly end: string;
}

/** How it goes for one kind of newcomer, step by step. */
export interface Path {
  readonly id: 'candidates' | 'employers' | 'hosts';
  readonly title: string;
  readonly lead: string;
  readonly steps: readonly { readonly title: string; readonly text: string }[];
}
