import { FILE_KINDS, type FileKind } from '#core/contract/files/file-kind.ts';
import type { FilePurpose } from '#core/contract/files/file-purpose.ts';
import { useT } from '../i18n/use-t.ts';
import { kindsText } from './issue-of-file.ts';
import { useSizeText } from './use-size-text.ts';

/** Which files a field takes: `PDF, up to 5 MB. JPEG, PNG, up to 20 MB.` */
export function useFilesHint(purpose: FilePurpose): string {
  const t = useT('core');
  const sizeText = useSizeText();
  const { kinds, maxBytes, maxDocumentBytes } = purpose;
  const hint = (some: readonly FileKind[], size: number): string => t('files.hint', { kinds: kindsText(some), size: sizeText(size) });
  if (maxDocumentBytes === undefined) return hint(kinds, maxBytes);
  const [documents, pictures] = [kinds.filter((kind) => !FILE_KINDS[kind].isPicture), kinds.filter((kind) => FILE_KINDS[kind].isPicture)];
  return `${hint(documents, maxDocumentBytes)} ${hint(pictures, maxBytes)}`;
}
