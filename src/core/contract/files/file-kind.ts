/** A kind of file that Trellis keeps. The content decides the kind, and a false ending of the name is corrected. */
export type FileKind = 'pdf' | 'docx' | 'odt' | 'jpeg' | 'png' | 'webp';

interface KindFacts {
  readonly mediaType: string;
  /** Endings of names without the dot, in lower case. The first one is used for downloads. */
  readonly endings: readonly [string, ...string[]];
  /** The name of the kind for users, the same in every language. */
  readonly label: string;
  readonly isPicture: boolean;
}

/** The facts about each kind. */
export const FILE_KINDS: Readonly<Record<FileKind, KindFacts>> = Object.freeze({
  pdf: { mediaType: 'application/pdf', endings: ['pdf'], label: 'PDF', isPicture: false },
  docx: {
    mediaType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    endings: ['docx'],
    label: 'DOCX',
    isPicture: false,
  },
  odt: { mediaType: 'application/vnd.oasis.opendocument.text', endings: ['odt'], label: 'ODT', isPicture: false },
  jpeg: { mediaType: 'image/jpeg', endings: ['jpg', 'jpeg', 'jpe', 'jfif'], label: 'JPEG', isPicture: true },
  png: { mediaType: 'image/png', endings: ['png'], label: 'PNG', isPicture: true },
  webp: { mediaType: 'image/webp', endings: ['webp'], label: 'WebP', isPicture: true },
});

/** The kind that the ending of a name stands for; `undefined` for any other ending. */
export function kindOfName(name: string): FileKind | undefined {
  const ending = endingOf(name);
  return kinds().find((kind) => FILE_KINDS[kind].endings.includes(ending));
}

/** The kind of a stored file by its media type. Pictures are stored as WebP. */
export function kindOfType(mediaType: string): FileKind | undefined {
  return kinds().find((kind) => FILE_KINDS[kind].mediaType === mediaType);
}

/** What follows the last point of a name, in lower case; empty without a point. */
export function endingOf(name: string): string {
  return name.includes('.') ? name.slice(name.lastIndexOf('.') + 1).toLowerCase() : '';
}

function kinds(): readonly FileKind[] {
  return Object.keys(FILE_KINDS) as FileKind[];
}
