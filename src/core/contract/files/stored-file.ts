/**
 * The state of a stored file.
 *
 * - `ready`: it can be read.
 * - `pending`: the virus scanner has not answered yet. The file cannot be read.
 * - `infected`: the virus scanner found a virus, and the content was deleted. The row stays until its owner has seen it and removes it.
 */
export type FileState = 'ready' | 'pending' | 'infected';

/** A stored file, as the API returns it. It has no address: a link is made for each reader. */
export interface StoredFile {
  readonly id: string;
  readonly purpose: string;
  /** The name that the sender gave, cleaned. */
  readonly name: string;
  /** The media type of the stored content. Pictures are `image/webp`, whatever was sent. */
  readonly mediaType: string;
  /** Size of the stored content. Of a picture with several sizes, the largest one. */
  readonly bytes: number;
  readonly state: FileState;
  /** Pages of a PDF. */
  readonly pages?: number | undefined;
  /** Size of a picture in pixels, as stored. */
  readonly width?: number | undefined;
  readonly height?: number | undefined;
  readonly createdAt: string;
}
