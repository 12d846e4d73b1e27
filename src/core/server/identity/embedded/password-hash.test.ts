import { scryptSync } from 'node:crypto';
import { PasswordHashes } from './password-hash.ts';
import { type Derive, passwordCostIn } from './scrypt.ts';

const saltV1 = Buffer.alloc(32, 1);

let work: number;
let hashes: PasswordHashes;

// A cheap derivation that counts its cost in units of one pass with N = 2^14 and r = 8.
const derive: Derive = async (password, salt, { N, r, p }) => {
  work += (N / 2 ** 14) * (r / 8) * p;
  return scryptSync(password, salt, 32, { N: 2, r: 1, p });
};

beforeEach(() => {
  work = 0;
  hashes = new PasswordHashes(derive, saltV1);
});

const v1 = `v1.${scryptSync('secret one', saltV1, 32, { N: 2, r: 1, p: 1 }).toString('base64url')}`;

test('each hash has its own salt and the cost N = 2^14, r = 8, p = 5', async () => {
  const [one, other] = [await hashes.create('secret one'), await hashes.create('secret one')];
  expect(one).toMatch(/^v2\.16384\.8\.5\.[\w-]{22}\.[\w-]{43}$/);
  expect(other).not.toBe(one);
  expect(work).toBe(10);
});

test('the right password maps to the stored hash, a wrong one to another text', async () => {
  const stored = await hashes.create('secret one');
  expect(await hashes.present('secret one', stored)).toEqual({ text: stored, outdated: false });
  expect((await hashes.present('secret two', stored)).text).not.toBe(stored);
});

test('a hash of version 1 still works and is outdated', async () => {
  expect(await hashes.present('secret one', v1)).toEqual({ text: v1, outdated: true });
  expect((await hashes.present('secret two', v1)).text).not.toBe(v1);
});

test('a hash of a lower cost works with its stored cost, and is outdated', async () => {
  const salt = Buffer.alloc(16, 3);
  const hash = scryptSync('secret one', salt, 32, { N: 2, r: 1, p: 2 });
  const stored = `v2.16384.8.2.${salt.toString('base64url')}.${hash.toString('base64url')}`;
  expect(await hashes.present('secret one', stored)).toEqual({ text: stored, outdated: true });
});

test('a hash of the cost for tests works in every mode, and is outdated in the others', async () => {
  const stored = await new PasswordHashes(derive, saltV1, passwordCostIn('test')).create('secret one');
  expect(stored).toMatch(/^v2\.256\.8\.5\./);
  for (const mode of ['development', 'production'] as const) {
    const safe = new PasswordHashes(derive, saltV1, passwordCostIn(mode));
    expect(await safe.create('secret one')).toMatch(/^v2\.16384\.8\.5\./);
    expect(await safe.present('secret one', stored)).toEqual({ text: stored, outdated: true });
  }
});

test('the work is the same for a known address, an unknown one, and a hash of version 1', async () => {
  const stored = await hashes.create('secret one');
  const works: number[] = [];
  for (const known of [stored, undefined, v1, 'of no known form']) {
    work = 0;
    await hashes.present('secret two', known);
    works.push(work);
  }
  expect(works).toEqual([5, 5, 5, 5]);
});
