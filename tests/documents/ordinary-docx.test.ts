import { aloneAndInPairs } from '../fixtures/ordinary-documents/document-feature.ts';
import { docxFeatures } from '../fixtures/ordinary-documents/docx-features.ts';
import { disagreementsOf, outsideOf, readArchive } from '../fixtures/ordinary-documents/read-archive.ts';
import { writeDocx } from '../fixtures/ordinary-documents/write-docx.ts';
import { checkedDocument, partsOf, rowsOf } from './support/checked-document.ts';

describe('A DOCX', () => {
  test.each(rowsOf(aloneAndInPairs(docxFeatures, 5)))('with $title is $said', async ({ features, fate, loses }) => {
    const sent = writeDocx(features.map(({ parts }) => parts));
    const before = partsOf(await readArchive(sent));
    for (const { has } of features) for (const each of has) expect(before).toMatch(each);
    const { refusal, kept } = await checkedDocument('cv.docx', sent);
    expect(refusal).toEqual(fate);
    if (kept === undefined) return;
    const parts = await readArchive(kept);
    expect(disagreementsOf(parts)).toEqual([]);
    expect(outsideOf(parts)).toEqual([]);
    for (const each of loses) expect(partsOf(parts)).not.toMatch(each);
    expect(partsOf(parts)).toContain('Ten years of gardening');
    // What is kept has nothing more to lose.
    expect(await checkedDocument('cv.docx', kept)).toEqual({ refusal: undefined, kept });
  });
});
