/** An answer about a user came after their session had ended, or after another user had begun. */
export class SessionChanged extends Error {
  constructor() {
    super('The session changed before the answer came.');
    this.name = 'SessionChanged';
  }
}

/** Passes every other error on. For callers that need not know about the answer, because the change has settled the session. */
export function unlessChanged(error: unknown): void {
  if (!(error instanceof SessionChanged)) throw error;
}
