import type { FileIssueCode } from '#core/contract/files/file-issues.ts';

/** Most seconds of processor time for the start of the process and one document, which ordinarily take about one. */
export const INSPECTION_CPU_SECONDS = 5;

/** Most milliseconds for one document, from when its process is ready. On a busy machine, waiting takes most of the time. */
export const INSPECTION_LIMIT_MS = 20_000;

/** Most milliseconds until the process is ready, which no document can change. Much more than a busy machine needs. */
export const START_LIMIT_MS = 20_000;

/** The first line of an inspector, before it reads the document. The second line is the inspection. */
export const READY = 'ready';

/** Why an inspector refuses a document. */
export type RefusalCode = Extract<
  FileIssueCode,
  'files.content' | 'files.protected' | 'files.program' | 'files.pages' | 'files.unreadable'
>;

/** What an inspector writes about a document, as a line of JSON. */
export interface Inspection {
  readonly refused?: RefusalCode;
  /** Pages of an accepted PDF. */
  readonly pages?: number;
}

/** Thrown in an inspector to refuse the document. Any other error there refuses it as unreadable. */
export class Refusal extends Error {
  readonly code: RefusalCode;

  constructor(code: RefusalCode) {
    super(code);
    this.name = 'Refusal';
    this.code = code;
  }
}
