// One atom: an escaped class, an escaped sign, a class of characters, or a plain character.
const ATOM = /^(?:\\[dws]|\\[.\-/()[\]+*?]|\[(?:[A-Za-z0-9 ]-[A-Za-z0-9 ]|\\d|[A-Za-z0-9 ]|-(?=\]))+\]|[A-Za-z0-9 \-/])/;
const REPETITION = /^(?:\?|\{\d{1,2}(?:,\d{1,2})?\})/;

// Each variable repetition multiplies the ways to match a text.
const MOST_VARIABLE = 5;

/**
 * Whether a regular expression belongs to the subset that cannot take long: a sequence of atoms with bounded repetitions, alternatives with
 * `|`, and groups without a repetition other than `?`. At most five repetitions have a variable length. It has no `*`, no `+`, no back reference and no look-around.
 */
export function isSafePattern(pattern: string): boolean {
  let rest = pattern;
  let depth = 0;
  let variable = 0;
  while (rest !== '') {
    const atom = ATOM.exec(rest)?.[0];
    if (atom !== undefined) {
      rest = rest.slice(atom.length);
      const repetition = REPETITION.exec(rest)?.[0] ?? '';
      if (repetition === '?' || repetition.includes(',')) variable += 1;
      rest = rest.slice(repetition.length);
    } else if (rest.startsWith('(?:') && depth < 3) {
      depth += 1;
      rest = rest.slice(3);
    } else if (rest.startsWith(')') && depth > 0) {
      depth -= 1;
      if (rest[1] === '?') variable += 1;
      rest = rest.slice(rest[1] === '?' ? 2 : 1);
    } else if (rest.startsWith('|')) {
      rest = rest.slice(1);
    } else return false;
  }
  return depth === 0 && variable <= MOST_VARIABLE && compiles(pattern);
}

function compiles(pattern: string): boolean {
  try {
    return new RegExp(`^(?:${pattern})$`, 'u') instanceof RegExp;
  } catch {
    return false;
  }
}
