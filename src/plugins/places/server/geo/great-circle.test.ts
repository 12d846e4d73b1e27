import fc from 'fast-check';
import { boxAround, distanceKm, type Point } from './great-circle.ts';

const point: fc.Arbitrary<Point> = fc.record({
  latitude: fc.double({ min: -90, max: 90, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
});

/** The angle between two vectors, which shares nothing with the haversine formula. */
function byVectors(from: Point, to: Point): number {
  const vector = ({ latitude, longitude }: Point): readonly [number, number, number] => {
    const [phi, lambda] = [(latitude * Math.PI) / 180, (longitude * Math.PI) / 180];
    return [Math.cos(phi) * Math.cos(lambda), Math.cos(phi) * Math.sin(lambda), Math.sin(phi)];
  };
  const [[a, b, c], [d, e, f]] = [vector(from), vector(to)];
  const cross = Math.hypot(b * f - c * e, c * d - a * f, a * e - b * d);
  return 6371.0088 * Math.atan2(cross, a * d + b * e + c * f);
}

function isInside({ latitude, longitude }: Point, { south, north, west, east }: ReturnType<typeof boxAround>): boolean {
  const isBetween = west <= east ? longitude >= west && longitude <= east : longitude >= west || longitude <= east;
  return latitude >= south && latitude <= north && isBetween;
}

test('a distance equals the angle between the vectors of the points', () => {
  fc.assert(fc.property(point, point, (from, to) => expect(distanceKm(from, to)).toBeCloseTo(byVectors(from, to), 3)));
});

test('a box contains each point of its circle', () => {
  fc.assert(
    fc.property(point, point, fc.integer({ min: 1, max: 20_000 }), (from, to, km) => {
      fc.pre(distanceKm(from, to) <= km);
      expect(isInside(to, boxAround(from, km))).toBe(true);
    }),
    {
      examples: [
        [{ latitude: 0, longitude: 179.99 }, { latitude: 0, longitude: -179.99 }, 5],
        [{ latitude: 90, longitude: 0 }, { latitude: 89.9, longitude: 180 }, 25],
        [{ latitude: -89.99, longitude: 10 }, { latitude: -89.99, longitude: -170 }, 5],
        [{ latitude: 0, longitude: 0 }, { latitude: 0, longitude: 0 }, 1],
      ],
    },
  );
});

test('the box of a circle in the middle of a map is little larger than the circle', () => {
  const { south, north, west, east } = boxAround({ latitude: 52.52, longitude: 13.4 }, 25);
  expect([north - south, east - west].map((wide) => wide.toFixed(2))).toEqual(['0.45', '0.74']);
});

test('known distances are right', () => {
  const [london, paris, tonga] = [
    { latitude: 51.50853, longitude: -0.12574 },
    { latitude: 48.85341, longitude: 2.3488 },
    { latitude: -21.13938, longitude: -175.2018 },
  ];
  expect(Math.round(distanceKm(london, paris))).toBe(344);
  expect(Math.round(distanceKm(tonga, { latitude: -21.13938, longitude: 175.2018 }))).toBe(995);
});
