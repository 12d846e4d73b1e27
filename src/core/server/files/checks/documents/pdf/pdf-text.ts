import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { getDocument, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { answerWithText } from '../document-text.ts';
import { lineText, type PlacedText } from './pdf-lines.ts';
import { WITHOUT_DRAWING } from './without-drawing.ts';

// The process that reads the text of a PDF.

/** The tables of characters for fonts of Chinese, Japanese and Korean. */
const CMAPS = path.join(fileURLToPath(import.meta.resolve('pdfjs-dist/package.json')), '../cmaps/');

await answerWithText(async (bytes, collector) => {
  const document = await getDocument({
    data: new Uint8Array(bytes),
    verbosity: VerbosityLevel.ERRORS,
    cMapUrl: CMAPS,
    ...WITHOUT_DRAWING,
  }).promise;
  for (let number = 1; number <= document.numPages && !collector.isFull; number += 1) {
    const page = await document.getPage(number);
    let line: PlacedText[] = [];
    for (const item of (await page.getTextContent()).items) {
      if (!('str' in item)) continue;
      line.push({ str: item.str, x: Number(item.transform[4]) });
      if (!item.hasEOL) continue;
      collector.add(`${lineText(line)}\n`);
      line = [];
    }
    collector.add(`${lineText(line)}\n`);
    page.cleanup();
  }
});
