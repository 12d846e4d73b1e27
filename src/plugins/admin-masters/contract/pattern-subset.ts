// One atom: an escaped class, an escaped sign, a class of characters, or a plain character.
const ATOM = /^(?:\\[dws]|\\[.\-/()[\]+*?]|\[(?:[A-Za-z0-9 ]-[A-Za-z0-9 ]|\\d|[A-Za-z0-9 ]|-(?=\]))+\]|[A-Za-z0-9 \-/])/;
const REPETITION = /^(?:\?|\{(\d{1,2})(?:,(\d{1,2}))?\})/;
const DEEPEST = 3;

// The time of a match grows with the number of ways through the pattern.
const MOST_WAYS = 1000;

/** The ways through a group: those of the alternatives before the current one, and those of the current one. */
interface Group {
  readonly earlier: number;
  readonly current: number;
}

const EMPTY: Group = { earlier: 0, current: 1 };

/**
 * Whether a regular expression belongs to the subset that cannot take long: a sequence of atoms with bounded repetitions, alternatives with
 * `|`, and groups without a repetition other than `?`. There are at most a thousand ways through it: each repetition, `?` and alternative
 * multiplies or adds some. It has no `*`, no `+`, no back reference and no look-around.
 */
export function isSafePattern(pattern: string): boolean {
  let rest = pattern;
  let groups: readonly Group[] = [EMPTY];
  while (rest !== '') {
    const read = nextPart(rest, groups);
    if (read === undefined) return false;
    rest = rest.slice(read.length);
    groups = read.groups;
  }
  const [whole, open] = groups;
  return whole !== undefined && open === undefined && waysOf(whole) <= MOST_WAYS && compiles(pattern);
}

/** Reads one part: an atom with its repetition, or a sign of a group. `undefined` for a part that is not in the subset. */
function nextPart(rest: string, groups: readonly Group[]): { readonly length: number; readonly groups: readonly Group[] } | undefined {
  const atom = ATOM.exec(rest)?.[0];
  if (atom !== undefined) {
    const [repetition = '', fewest = '1', most = fewest] = REPETITION.exec(rest.slice(atom.length)) ?? [];
    const ways = repetition === '?' ? 2 : Number(most) - Number(fewest) + 1;
    return { length: atom.length + repetition.length, groups: times(groups, ways) };
  }
  if (rest.startsWith('(?:') && groups.length <= DEEPEST) return { length: 3, groups: [EMPTY, ...groups] };
  const [group = EMPTY, ...outer] = groups;
  if (rest.startsWith('|')) return { length: 1, groups: [{ earlier: waysOf(group), current: 1 }, ...outer] };
  if (!rest.startsWith(')') || outer.length === 0) return undefined;
  const isOptional = rest[1] === '?';
  return { length: isOptional ? 2 : 1, groups: times(outer, waysOf(group) + (isOptional ? 1 : 0)) };
}

function times([group = EMPTY, ...outer]: readonly Group[], ways: number): readonly Group[] {
  return [{ ...group, current: group.current * ways }, ...outer];
}

function waysOf({ earlier, current }: Group): number {
  return earlier + current;
}

function compiles(pattern: string): boolean {
  try {
    return new RegExp(`^(?:${pattern})$`, 'u') instanceof RegExp;
  } catch {
    return false;
  }
}
