/** A point on the earth, in degrees. */
export interface Point {
  readonly latitude: number;
  readonly longitude: number;
}

/** Ranges of degrees. `east` is below `west` where the box crosses the date line. */
export interface Box {
  readonly south: number;
  readonly north: number;
  readonly west: number;
  readonly east: number;
}

/** The mean radius of the earth (IUGG), in kilometres. */
const EARTH_RADIUS = 6371.0088;

/** The distance on the great circle, in kilometres (haversine formula, exact for short distances). */
export function distanceKm(from: Point, to: Point): number {
  const [a, b] = [radians(from.latitude), radians(to.latitude)];
  const [high, wide] = [Math.sin((b - a) / 2), Math.sin(radians(to.longitude - from.longitude) / 2)];
  return 2 * EARTH_RADIUS * Math.asin(Math.min(1, Math.sqrt(high * high + Math.cos(a) * Math.cos(b) * wide * wide)));
}

/** The smallest box that contains the circle. A circle with a pole has all longitudes. */
export function boxAround({ latitude, longitude }: Point, km: number): Box {
  // Rounding must not leave out a point on the edge.
  const angle = km / EARTH_RADIUS + 1e-9;
  const [south, north] = [latitude - degrees(angle), latitude + degrees(angle)];
  const everywhere = { south: Math.max(-90, south), north: Math.min(90, north), west: -180, east: 180 };
  if (south <= -90 || north >= 90) return everywhere;
  const wide = degrees(Math.asin(Math.sin(angle) / Math.cos(radians(latitude))));
  if (!(wide < 180)) return everywhere;
  return { south, north, west: wrapped(longitude - wide), east: wrapped(longitude + wide) };
}

function wrapped(longitude: number): number {
  if (longitude < -180) return longitude + 360;
  return longitude > 180 ? longitude - 360 : longitude;
}

function radians(angle: number): number {
  return (angle * Math.PI) / 180;
}

function degrees(angle: number): number {
  return (angle * 180) / Math.PI;
}
