import fc from 'fast-check';
import { FIRST_VIEW, mostZoom, moved, partOf, zoomed } from './crop-view.ts';

const SQUARE = { name: '512', width: 512, height: 512, fit: 'cover' } as const;
const WIDE = { name: '1600', width: 1600, height: 400, fit: 'cover' } as const;
const RULES = { minWidth: 64, minHeight: 64, sizes: [] };

test.each([
  [{ width: 3000, height: 4000 }, SQUARE, { x: 0, y: 500, width: 3000, height: 3000 }],
  [{ width: 4000, height: 3000 }, SQUARE, { x: 500, y: 0, width: 3000, height: 3000 }],
  [{ width: 3200, height: 2000 }, WIDE, { x: 0, y: 600, width: 3200, height: 800 }],
])('at first the middle of a picture of %j is shown, as much as the shape allows', (picture, size, part) => {
  expect(partOf(FIRST_VIEW, picture, size)).toEqual(part);
});

test('a part moves by shares of itself, and back at once from an edge', () => {
  const picture = { width: 3000, height: 4000 };
  const lower = moved(FIRST_VIEW, picture, SQUARE, 0.1, 0.1);
  expect(partOf(lower, picture, SQUARE)).toMatchObject({ x: 0, y: 800 });
  const edge = moved(lower, picture, SQUARE, 0, 5);
  expect(partOf(edge, picture, SQUARE).y).toBe(1000);
  expect(partOf(moved(edge, picture, SQUARE, 0, -0.1), picture, SQUARE).y).toBe(700);
});

test('a picture is enlarged until the part has the least pixels of the purpose', () => {
  expect(mostZoom({ width: 4000, height: 4000 }, SQUARE, RULES)).toBe(8);
  expect(mostZoom({ width: 128, height: 200 }, SQUARE, RULES)).toBe(2);
  expect(mostZoom({ width: 40, height: 40 }, SQUARE, RULES)).toBe(1);
});

const side = fc.integer({ min: 1, max: 10_000 });
const change = fc.oneof(
  fc.record({ across: fc.double({ min: -3, max: 3, noNaN: true }), down: fc.double({ min: -3, max: 3, noNaN: true }) }),
  fc.record({ zoom: fc.double({ min: 0, max: 20, noNaN: true }) }),
);

test('after any gestures the part lies in the picture and has its shape', () => {
  fc.assert(
    fc.property(side, side, fc.constantFrom(SQUARE, WIDE), fc.array(change, { maxLength: 20 }), (width, height, size, changes) => {
      const picture = { width, height };
      const most = mostZoom(picture, size, RULES);
      let view = FIRST_VIEW;
      for (const each of changes) {
        view = 'zoom' in each ? zoomed(view, picture, size, each.zoom, most) : moved(view, picture, size, each.across, each.down);
      }
      const part = partOf(view, picture, size);
      expect(part.width / part.height).toBeCloseTo(size.width / size.height);
      expect(Math.min(part.x, part.y)).toBeGreaterThanOrEqual(0);
      expect(part.x + part.width).toBeLessThanOrEqual(width + 1e-6);
      expect(part.y + part.height).toBeLessThanOrEqual(height + 1e-6);
    }),
  );
});
