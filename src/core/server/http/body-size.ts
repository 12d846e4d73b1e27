/** The most values in a body. The largest lists that contracts accept have some thousand; a megabyte has room for half a million. */
const MOST_VALUES = 20_000;

/**
 * Whether a body has more values than any call accepts, at all depths together. Contracts limit each list by itself, so lists inside of
 * lists may hold the product of their limits. Counts no further than the limit.
 */
export function hasTooManyValues(body: unknown): boolean {
  let left = MOST_VALUES;
  const open: object[] = isComposed(body) ? [body] : [];
  for (let value = open.pop(); value !== undefined; value = open.pop()) {
    // Parsed JSON has own keys only. A list of all values of a large object would take longer than its parsing.
    for (const key in value) {
      left -= 1;
      if (left < 0) return true;
      const inner: unknown = value[key as keyof typeof value];
      if (isComposed(inner)) open.push(inner);
    }
  }
  return false;
}

function isComposed(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
