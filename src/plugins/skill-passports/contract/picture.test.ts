import { v7 as uuid } from 'uuid';
import { pictureOf } from './picture.ts';

test('the same achievement always has the same picture, which is symmetric and not empty', () => {
  for (let round = 0; round < 200; round += 1) {
    const id = uuid();
    const picture = pictureOf(id);
    expect(pictureOf(id)).toEqual(picture);
    expect(picture.cells).toHaveLength(9);
    expect(picture.cells[4]).toBe('leaf');
    for (const row of [0, 3, 6]) expect(picture.cells[row]).toBe(picture.cells[row + 2]);
  }
});

test('different achievements have different pictures', () => {
  const pictures = Array.from({ length: 200 }, () => JSON.stringify(pictureOf(uuid())));
  expect(new Set(pictures).size).toBeGreaterThan(100);
});
