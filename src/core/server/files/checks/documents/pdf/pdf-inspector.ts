import { answerAboutDocument } from '../answer-about-document.ts';
import { openPdf } from './pdf-document.ts';
import { checkPdfSource } from './pdf-source.ts';

// The process that opens a PDF. Its argument is the largest accepted number of pages.

await answerAboutDocument(async (bytes) => {
  const source = checkPdfSource(bytes);
  return { pages: await openPdf(bytes, Number(process.argv[2]), source) };
});
