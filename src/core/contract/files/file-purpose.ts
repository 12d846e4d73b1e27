import type { FileKind } from './file-kind.ts';

/** Whom a file belongs to. */
export type FileOwnerKind = 'user' | 'company';

/** A user or a company as the owner of files. */
export interface FileOwner {
  readonly kind: FileOwnerKind;
  readonly id: string;
}

/** How a picture is stored. Every picture is re-encoded to WebP; the original is not kept. */
export interface PictureRules {
  /** Least width and height of the original, in pixels. */
  readonly minWidth: number;
  readonly minHeight: number;
  /** How many times longer one side of the original may be than the other; absent for any shape. */
  readonly maxRatio?: number;
  /** The stored sizes, smallest first. */
  readonly sizes: readonly PictureSize[];
}

/** One stored size of a picture. */
export interface PictureSize {
  /** The name of the size in addresses, for example `512`. */
  readonly name: string;
  readonly width: number;
  readonly height: number;
  /** `cover` fills the size and cuts the rest. `inside` keeps the whole picture within the size and never enlarges it. */
  readonly fit: 'cover' | 'inside';
}

/** What files are kept for, and which files are accepted. Declared in the `contract/` of a plugin, because forms need it too. */
export interface FilePurpose {
  /** Kebab-case, unique among all plugins: `cv`. */
  readonly id: string;
  readonly ownerKind: FileOwnerKind;
  readonly kinds: readonly FileKind[];
  /** The largest accepted file. For pictures it is {@link MAX_PICTURE_BYTES}: cameras decide their size, and little of it is stored. */
  readonly maxBytes: number;
  /** The largest accepted document, where pictures may be larger. */
  readonly maxDocumentBytes?: number;
  /** Most pages of a PDF. Other documents do not tell their pages. */
  readonly maxPages?: number;
  /** Whether the text of documents is read after their upload, so that plugins find them by it. */
  readonly hasText?: true;
  /** Most files of one owner for this purpose. A file that nothing uses yet counts too. */
  readonly perOwner: number;
  /** Present where pictures are accepted. */
  readonly picture?: PictureRules;
  /** Whether everybody may see the files, at addresses that do not change. Only for pictures. */
  readonly isPublic?: true;
}

/** Declares a purpose. The plugin contributes it with its rules of access at `core.file-purposes`. */
export function filePurpose(purpose: FilePurpose): FilePurpose {
  return Object.freeze(purpose);
}

/** The most pictures whose addresses are made by one call. */
export const MOST_PICTURES = 20;

/**
 * The largest picture that is accepted, in bytes: more than the photo of a telephone or a camera. No purpose accepts a larger file of another
 * kind. Uploads above it are refused before their purpose is known.
 */
export const MAX_PICTURE_BYTES = 20 * 1024 * 1024;

/** The most pixels of a picture: those of a camera of 50 megapixels (8,192 by 6,144). */
export const MAX_PICTURE_PIXELS = 8192 * 6144;
