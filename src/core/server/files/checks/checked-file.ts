import type { FileKind } from '#core/contract/files/file-kind.ts';

/** A file as it arrived, before any check of its content. */
export interface UncheckedFile {
  /** Where it lies. Files that the checks make lie beside it. */
  readonly path: string;
  /** The cleaned name. */
  readonly name: string;
  readonly bytes: number;
}

/** What is known of the content of a stored file. */
export interface FileDetails {
  readonly pages?: number;
  readonly width?: number;
  readonly height?: number;
}

/** One content to store. A document has one; a picture has one for each size. */
export interface FilePart {
  /** Tells the parts of a file apart: the empty text for a document, the name of the size for a picture. */
  readonly name: string;
  readonly path: string;
  readonly bytes: number;
}

/** A file that passed all checks. */
export interface CheckedFile {
  /** The kind of the content that is stored: pictures become `webp`. */
  readonly kind: FileKind;
  readonly details: FileDetails;
  /** The parts, largest last. Their files belong to the caller, who removes them. */
  readonly parts: readonly FilePart[];
}
