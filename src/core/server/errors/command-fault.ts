/**
 * A command cannot start for a reason that the operator can fix, such as an unusable file or a wrong option. Nothing was changed. The
 * message is one readable sentence. The command ends with exit code 2.
 */
export class CommandFault extends Error {
  constructor(sentence: string, options?: ErrorOptions) {
    super(sentence, options);
    this.name = 'CommandFault';
  }
}
