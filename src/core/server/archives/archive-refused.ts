/** `other`: no archive. `large`: too many entries, or too many bytes when inflated. `unsound`: broken, or made to mislead. */
export type ArchiveFault = 'other' | 'protected' | 'large' | 'unsound';

/** Thrown for an archive that is not opened. */
export class ArchiveRefused extends Error {
  readonly fault: ArchiveFault;

  constructor(fault: ArchiveFault) {
    super(fault);
    this.name = 'ArchiveRefused';
    this.fault = fault;
  }
}
