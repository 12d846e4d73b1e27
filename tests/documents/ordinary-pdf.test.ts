import { aloneAndInPairs } from '../fixtures/ordinary-documents/document-feature.ts';
import { pdfFeatures } from '../fixtures/ordinary-documents/pdf-features.ts';
import { writePdf } from '../fixtures/ordinary-documents/write-pdf.ts';
import { checkedDocument, rowsOf } from './support/checked-document.ts';
import { textOfPdf } from './support/pdf-text.ts';

/** What Acrobat writes: the objects of a restricted document are compressed, and what it says of its attachments is encrypted with them. */
const restricted = pdfFeatures
  .filter(({ title }) => title.startsWith('restrictions'))
  .map((restriction) => {
    const features = [...pdfFeatures.filter(({ title }) => title === 'compressed objects' || title === 'the XML of Europass'), restriction];
    return { title: features.map(({ title }) => title).join(' and '), features };
  });

describe('A PDF', () => {
  test.each(rowsOf([...aloneAndInPairs(pdfFeatures, 7), ...restricted]))('with $title is $said', async ({ features, fate }) => {
    const sent = writePdf(features.map(({ parts }) => parts));
    const { refusal, kept } = await checkedDocument('cv.pdf', sent);
    expect(refusal).toEqual(fate);
    if (kept === undefined) return;
    // A PDF is kept as it is, so that its signatures stay valid. The site never offers what is attached to it.
    expect(kept.equals(sent)).toBe(true);
    expect(textOfPdf(kept)).toBe('Ten years of gardening');
  });
});
