/**
 * A command cannot begin, for a reason that the operator can mend: an unusable file, a wrong option. Nothing was changed.
 * The message is one sentence for people; the command ends with exit code 2.
 */
export class CommandFault extends Error {
  constructor(sentence: string, options?: ErrorOptions) {
    super(sentence, options);
    this.name = 'CommandFault';
  }
}
