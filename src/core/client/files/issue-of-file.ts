import type { Issue } from '#core/contract/errors.ts';
import { fileIssue } from '#core/contract/files/file-issues.ts';
import { FILE_KINDS, kindOfName } from '#core/contract/files/file-kind.ts';
import type { FilePurpose } from '#core/contract/files/file-purpose.ts';
import { sizeText } from '#core/contract/files/size-text.ts';

/**
 * What the client can refuse by name and size, without sending the file. The server checks everything again, and the content. A name with an
 * ending that the browser does not know may be that of any file, as in `CV 2026.final`.
 */
export function issueOfFile(
  { kinds, maxBytes }: FilePurpose,
  { name, size, type }: Pick<File, 'name' | 'size' | 'type'>,
): Issue | undefined {
  if (size === 0) return { path: '', code: 'empty-file', message: 'This file is empty.' };
  if (size > maxBytes) return fileIssue('files.too-large', { size: sizeText(maxBytes) });
  const kind = kindOfName(name);
  const isPossible = kind === undefined ? type === '' : kinds.includes(kind);
  return isPossible ? undefined : fileIssue('files.kind', { kinds: kindsText(kinds) });
}

/** The names of kinds for a sentence: `PDF, DOCX, ODT`. */
export function kindsText(kinds: FilePurpose['kinds']): string {
  return kinds.map((kind) => FILE_KINDS[kind].label).join(', ');
}

/** The endings for the file dialog of the browser: `.pdf,.docx`. */
export function acceptOf(kinds: FilePurpose['kinds']): string {
  return kinds.flatMap((kind) => FILE_KINDS[kind].endings.map((ending) => `.${ending}`)).join(',');
}
