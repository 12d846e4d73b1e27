import { aloneAndInPairs } from '../fixtures/ordinary-documents/document-feature.ts';
import { odtFeatures } from '../fixtures/ordinary-documents/odt-features.ts';
import { readArchive } from '../fixtures/ordinary-documents/read-archive.ts';
import { writeOdt } from '../fixtures/ordinary-documents/write-odt.ts';
import { checkedDocument, partsOf, rowsOf } from './support/checked-document.ts';

describe('An ODT', () => {
  test.each(rowsOf(aloneAndInPairs(odtFeatures, 5)))('with $title is $said', async ({ features, fate, loses }) => {
    const sent = writeOdt(features.map(({ parts }) => parts));
    const before = partsOf(await readArchive(sent));
    for (const { has } of features) for (const each of has) expect(before).toMatch(each);
    const { refusal, kept } = await checkedDocument('cv.odt', sent);
    expect(refusal).toEqual(fate);
    if (kept === undefined) return;
    const parts = await readArchive(kept);
    for (const each of loses) expect(partsOf(parts)).not.toMatch(each);
    expect(parts.get('content.xml')).toContain('Ten years of gardening');
    // Readers know an ODT by its first part, which is not compressed (ODF 1.3 part 2, 3.3).
    expect(kept.toString('latin1', 30, 46)).toBe('mimetypeapplicat');
    for (const [, part = ''] of (parts.get('META-INF/manifest.xml') ?? '').matchAll(/full-path="([^"]*)"/g)) {
      expect(part === '/' || parts.has(part)).toBe(true);
    }
    expect(await checkedDocument('cv.odt', kept)).toEqual({ refusal: undefined, kept });
  });
});
