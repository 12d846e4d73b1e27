import type { Issue } from '#core/contract/errors.ts';
import { fileIssue } from '#core/contract/files/file-issues.ts';
import { FILE_KINDS, kindOfName } from '#core/contract/files/file-kind.ts';
import type { FilePurpose } from '#core/contract/files/file-purpose.ts';
import { mostBytesOf } from '#core/contract/files/most-bytes.ts';
import { sizeText } from '#core/contract/files/size-text.ts';

/**
 * What the client can refuse by name and size, without sending the file. The server checks everything again, and the content. A name with an
 * ending that the browser does not know may be that of any file, as in `CV 2026.final`.
 */
export function issueOfFile(purpose: FilePurpose, { name, size, type }: Pick<File, 'name' | 'size' | 'type'>): Issue | undefined {
  const { kinds, maxBytes } = purpose;
  if (size === 0) return { path: '', code: 'empty-file', message: 'This file is empty.' };
  const kind = kindOfName(name);
  const most = kind === undefined ? maxBytes : mostBytesOf(purpose, kind);
  if (takesPictures(kinds) && HEIC.test(name)) return fileIssue('files.heic');
  if (size > most) return fileIssue('files.too-large', { size: sizeText(most) });
  const isPossible = kind === undefined ? type === '' : kinds.includes(kind);
  return isPossible ? undefined : fileIssue('files.kind', { kinds: kindsText(kinds) });
}

const HEIC = /\.hei[cf]$/i;

/** The names of kinds for a sentence: `PDF, DOCX, ODT`. */
export function kindsText(kinds: FilePurpose['kinds']): string {
  return kinds.map((kind) => FILE_KINDS[kind].label).join(', ');
}

/**
 * The endings for the file dialog of the browser: `.pdf,.docx`. With pictures come those that the browser may prepare. An iPhone makes JPEG
 * of its own photos, but only where these are not named.
 */
export function acceptOf(kinds: FilePurpose['kinds']): string {
  const endings = kinds.flatMap((kind) => FILE_KINDS[kind].endings);
  const others = takesPictures(kinds) && !/iPhone|iPad/.test(navigator.userAgent) ? ['heic', 'heif', 'avif'] : [];
  return [...endings, ...others].map((ending) => `.${ending}`).join(',');
}

function takesPictures(kinds: FilePurpose['kinds']): boolean {
  return kinds.some((kind) => FILE_KINDS[kind].isPicture);
}
