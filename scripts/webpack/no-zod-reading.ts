/** Replaces Zod's reader of JSON Schema documents, which the client does not use. */
export function fromJSONSchema(): never {
  throw new Error('The client reads no JSON Schema.');
}
