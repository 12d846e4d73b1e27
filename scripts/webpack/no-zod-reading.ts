/** Stands in the place of Zod's reader of JSON Schema documents, which nothing in the client reads. */
export function fromJSONSchema(): never {
  throw new Error('The client reads no JSON Schema.');
}
