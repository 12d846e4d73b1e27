/** An answer about a user arrived after their session ended or after another user signed in. */
export class SessionChanged extends Error {
  constructor() {
    super('The session changed before the answer came.');
    this.name = 'SessionChanged';
  }
}

/** Rethrows every other error. For callers that may ignore the answer, because the change has already settled the session. */
export function unlessChanged(error: unknown): void {
  if (!(error instanceof SessionChanged)) throw error;
}
