import type { Sendable, Typed } from './save-machine.ts';

/** Makes the content of a form from a valid body, or from values that violate the contract if `body` is `undefined`. */
export function typedOf<Body>(body: Body | undefined, values: unknown): Typed<Body> {
  return body === undefined ? { body, key: `not allowed: ${JSON.stringify(values)}` } : sendable(body);
}

/** Makes the content of a form from a valid body. */
export function sendable<Body>(body: Body): Sendable<Body> {
  return { body, key: JSON.stringify(body) };
}
