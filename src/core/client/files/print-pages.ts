import type { PDFDocumentProxy } from 'pdfjs-dist';
import * as styles from './document.module.css';

// Sharp on paper, and small enough for the memory of a phone.
const DOTS_PER_INCH = 150;
const POINTS_PER_INCH = 72;

/** Prints a document: draws each page as a picture, shows only the pictures to the printer, and removes them. */
export async function printPages(pdf: PDFDocumentProxy): Promise<void> {
  const pages = document.createElement('div');
  pages.className = styles.documentPrint ?? '';
  const addresses: string[] = [];
  try {
    for (let number = 1; number <= pdf.numPages; number += 1) {
      const picture = document.createElement('img');
      picture.src = URL.createObjectURL(await drawn(pdf, number));
      picture.alt = '';
      addresses.push(picture.src);
      pages.append(picture);
      await picture.decode();
    }
    document.body.append(pages);
    window.print();
  } finally {
    pages.remove();
    for (const address of addresses) URL.revokeObjectURL(address);
  }
}

async function drawn(pdf: PDFDocumentProxy, number: number): Promise<Blob> {
  const page = await pdf.getPage(number);
  const viewport = page.getViewport({ scale: DOTS_PER_INCH / POINTS_PER_INCH });
  const canvas = document.createElement('canvas');
  canvas.width = viewport.width;
  canvas.height = viewport.height;
  await page.render({ canvas, viewport, intent: 'print' }).promise;
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob === null ? reject(new Error('The page cannot be drawn')) : resolve(blob)));
  });
}
