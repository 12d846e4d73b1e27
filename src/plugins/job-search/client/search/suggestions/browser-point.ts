/** A point on the earth in degrees. */
export interface Point {
  readonly latitude: number;
  readonly longitude: number;
}

/** The user waits for it. */
const WITHIN_MS = 10_000;

/** A point that the browser knew so long ago is near enough. */
const MAX_AGE_MS = 10 * 60_000;

/** Whether the browser can tell where it is. It asks the user first. */
export function canLocate(): boolean {
  return 'geolocation' in navigator;
}

/**
 * Where the browser is, to about a kilometre: the server need not know it more exactly.
 *
 * @throws GeolocationPositionError when the user refuses, or the browser does not know it
 */
export function pointOfBrowser(): Promise<Point> {
  return new Promise((resolve, reject) => {
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => resolve({ latitude: rounded(latitude), longitude: rounded(longitude) }),
      reject,
      { timeout: WITHIN_MS, maximumAge: MAX_AGE_MS },
    );
  });
}

function rounded(degrees: number): number {
  return Math.round(degrees * 100) / 100;
}
