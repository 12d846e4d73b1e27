import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CATEGORIES } from './0002-reference-categories.ts';

it('the categories that come with the product are named alike in the database and on screen', () => {
  const english: unknown = JSON.parse(readFileSync(join(__dirname, '../../client/locales/en.more.json'), 'utf8'));
  expect(english).toMatchObject({ category: CATEGORIES });
});
