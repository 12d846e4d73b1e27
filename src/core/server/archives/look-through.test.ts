import { deflatedZeros, type ZipEntry, zip } from '#core/testing/zip-writer.ts';
import { lookThrough, openEntry } from './look-through.ts';

const ENTRIES: readonly ZipEntry[] = [
  { name: 'a.txt', content: 'first' },
  { name: 'b/c.txt', content: 'second', stored: true },
];

async function contents(bytes: Buffer): Promise<readonly string[]> {
  const looked = await lookThrough(bytes, 3);
  return Promise.all(looked.entries.map(async (entry) => Buffer.concat(await (await openEntry(looked, entry)).toArray()).toString()));
}

test('the contents of an archive are read', async () => {
  expect(await contents(zip(ENTRIES))).toEqual(['first', 'second']);
});

test.each<[what: string, fault: string, bytes: Buffer]>([
  ['no archive', 'other', Buffer.from('no archive')],
  ['too many entries', 'large', zip([...ENTRIES, { name: 'd' }, { name: 'e' }])],
  ['an encrypted entry', 'protected', zip([...ENTRIES, { name: 'd', content: 'a', flags: 1 }])],
  ['too much in an entry', 'large', zip([{ name: 'a', deflated: deflatedZeros(61), claims: { inflated: 61 * 1024 * 1024 } }])],
  ['two entries of one name', 'unsound', zip([...ENTRIES, { name: 'A.txt' }])],
  ['entries with the same content', 'unsound', zip([...ENTRIES, { name: 'd.txt', localName: 'a.txt', content: 'first', offset: 0 }])],
  ['an entry that begins in another', 'unsound', zip([...ENTRIES, { name: 'd.txt', content: 'a', offset: 10 }])],
  [
    'an entry that ends in the next one',
    'unsound',
    zip([{ name: 'a', content: 'a', stored: true, claims: { compressed: 40, inflated: 40 } }, ...ENTRIES.slice(1)]),
  ],
  ['a link', 'unsound', zip([...ENTRIES, { name: 'd', content: '/etc/passwd', mode: 0o120777 }])],
])('an archive with %s is refused as %s', async (_, fault, bytes) => {
  await expect(lookThrough(bytes, 3)).rejects.toThrow(fault);
});

test('an entry with another name in front of its content is refused', async () => {
  await expect(contents(zip([{ name: 'a.txt', localName: 'b.txt', content: 'a' }]))).rejects.toThrow('unsound');
});
