import { OFFICE_DOCUMENTS } from './office-documents.ts';
import type { PastedDocument } from './pasted-document.ts';
import { WEB_DOCUMENTS } from './web-documents.ts';
import { WORD_DOCUMENTS } from './word-documents.ts';

/** 40 documents as word processors, web pages and mails put them on the clipboard. They follow the formats; their texts are made up. */
export const PASTED_DOCUMENTS: readonly PastedDocument[] = [...WORD_DOCUMENTS, ...OFFICE_DOCUMENTS, ...WEB_DOCUMENTS];
