import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CATEGORIES } from './0002-reference-categories.ts';

it('the built-in categories have the same names in the database and on screen', () => {
  const english: unknown = JSON.parse(readFileSync(join(__dirname, '../../client/locales/en.open.json'), 'utf8'));
  expect(english).toMatchObject({ category: CATEGORIES });
});
