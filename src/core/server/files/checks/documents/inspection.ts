import type { FileIssueCode } from '#core/contract/files/file-issues.ts';

/** Most seconds of processor time for the start of the process and one document, which ordinarily take about one. */
export const INSPECTION_CPU_SECONDS = 5;

/** Most milliseconds for one document, from when its process is ready. On a busy machine, waiting takes most of the time. */
export const INSPECTION_LIMIT_MS = 20_000;

/** Why an inspector refuses a document. */
export type RefusalCode = (typeof REFUSAL_CODES)[number];

/** The codes of all refusals. Each has a sentence of its own. */
export const REFUSAL_CODES = [
  'files.content',
  'files.protected',
  'files.macro',
  'files.script',
  'files.program',
  'files.attachment',
  'files.media',
  'files.form',
  'files.outside',
  'files.pages',
  'files.unreadable',
] as const satisfies readonly FileIssueCode[];

/** What an inspector finds out about a document. */
export interface Inspection {
  readonly refused?: RefusalCode;
  /** Pages of an accepted PDF. */
  readonly pages?: number;
  /** The document that is kept instead of the one that was sent: without what reaches outside or runs. Absent if that has no such thing. */
  readonly written?: Buffer;
}

/** Most bytes of a document that is written anew: little more than the largest upload. */
export const MAX_WRITTEN = 8 * 1024 * 1024;

/** Thrown in an inspector to refuse the document. Any other error there refuses it as unreadable. */
export class Refusal extends Error {
  readonly code: RefusalCode;

  constructor(code: RefusalCode) {
    super(code);
    this.name = 'Refusal';
    this.code = code;
  }
}
