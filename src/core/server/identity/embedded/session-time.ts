/**
 * The start time of the session in the current operation. The emulator itself writes into every token the account's last sign-in in any
 * session; real projects write the start of this session. Operations run one at a time.
 */
export class SessionTime {
  #began: number | undefined;

  /** Call when an operation begins. Clears the start time. */
  reset(): void {
    this.#began = undefined;
  }

  /** The operation continues a session that began at this time, in seconds since 1970. */
  continueFrom(began: number): void {
    this.#began = began;
  }

  /** The start of the session; `signedIn` when the operation itself is the sign-in. */
  startedAt(signedIn: number): number {
    this.#began ??= signedIn;
    return this.#began;
  }
}
