import type { Sendable, Typed } from './save-machine.ts';

/** The content of a form: a body that the contract allows, or values that it does not allow. */
export function typedOf<Body>(body: Body | undefined, values: unknown): Typed<Body> {
  return body === undefined ? { body, key: `not allowed: ${JSON.stringify(values)}` } : sendable(body);
}

/** The content of a form whose body the contract allows. */
export function sendable<Body>(body: Body): Sendable<Body> {
  return { body, key: JSON.stringify(body) };
}
