/** The text of the welcome page in one language, as the build emits it. */
export interface WelcomeContent {
  readonly lead: string;
  readonly search: string;
  readonly paths: readonly Path[];
  readonly questionsTitle: string;
  /** In the answers, `[label](/path)` is a link. */
  readonly questions: readonly { readonly q: string; readonly a: string }[];
  /** The sentence above the last link. */
  readonly end: string;
}

/** The steps of one kind of new user. */
export interface Path {
  readonly id: 'candidates' | 'employers' | 'hosts';
  readonly title: string;
  readonly lead: string;
  readonly steps: readonly { readonly title: string; readonly text: string }[];
}
