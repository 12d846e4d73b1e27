/** Whether some address matches both path patterns. Trailing slashes are ignored, as in the client's router. */
export function pathsOverlap(one: string, other: string): boolean {
  const [left, right] = [segmentsOf(one), segmentsOf(other)];
  return left.length === right.length && left.every((segment, index) => fits(segment, right[index] ?? ''));
}

function segmentsOf(path: string): string[] {
  return path.replace(/\/+$/, '').split('/');
}

function fits(one: string, other: string): boolean {
  return one === other || (isParameter(one) && other !== '') || (isParameter(other) && one !== '');
}

function isParameter(segment: string): boolean {
  return segment.startsWith(':');
}
