/**
 * When the session began that an operation of the emulator is about. Left to itself the emulator writes into every token when
 * the account was last signed in to, wherever that was; real projects write when this session began. Operations run one at a time.
 */
export class SessionTime {
  #began: number | undefined;

  /** An operation begins, of which nothing is known yet. */
  forget(): void {
    this.#began = undefined;
  }

  /** The operation goes on with a session that began then, in seconds since 1970. */
  goOn(began: number): void {
    this.#began = began;
  }

  /** When the session began; `signedIn` where the operation itself is the sign-in. */
  settle(signedIn: number): number {
    this.#began ??= signedIn;
    return this.#began;
  }
}
