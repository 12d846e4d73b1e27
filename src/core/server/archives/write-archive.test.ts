import { zip } from '#core/testing/zip-writer.ts';
import { lookThrough, openEntry, packedEntry } from './look-through.ts';
import { packed, writeArchive } from './write-archive.ts';

async function contentsOf(bytes: Buffer): Promise<readonly (readonly [name: string, content: string])[]> {
  const looked = await lookThrough(bytes, 9);
  return Promise.all(
    looked.entries.map(
      async (entry) => [entry.fileName, Buffer.concat(await (await openEntry(looked, entry)).toArray()).toString()] as const,
    ),
  );
}

test('a new archive has its entries in their order', async () => {
  const entries = [packed('mimetype', Buffer.from('a')), packed('Bilder/größe.xml', Buffer.from('b'.repeat(500)))];
  expect(await contentsOf(writeArchive(entries))).toEqual([
    ['mimetype', 'a'],
    ['Bilder/größe.xml', 'b'.repeat(500)],
  ]);
});

test('the entries of an archive are taken into another one as they are stored', async () => {
  const looked = await lookThrough(
    zip([
      { name: 'a', content: 'first', stored: true },
      { name: 'b\\c.xml', content: 'second' },
    ]),
    9,
  );
  const entries = await Promise.all(looked.entries.map((entry) => packedEntry(looked, entry)));
  expect(entries.map(({ method }) => method)).toEqual([0, 8]);
  expect(await contentsOf(writeArchive(entries))).toEqual([
    ['a', 'first'],
    ['b/c.xml', 'second'],
  ]);
});
