/**
 * The server cannot start, for a reason an operator can mend. The message is one sentence for people;
 * it is printed without a stack, and the process ends with exit code 1.
 */
export class StartupError extends Error {
  constructor(sentence: string, options?: ErrorOptions) {
    super(sentence, options);
    this.name = 'StartupError';
  }
}
