/**
 * The import cannot begin: the file, the mapping or the command line is not usable, and nothing was changed.
 * The message is one sentence for people; the command ends with exit code 2.
 */
export class ImportFault extends Error {
  constructor(sentence: string, options?: ErrorOptions) {
    super(sentence, options);
    this.name = 'ImportFault';
  }
}
