/** The deepest nesting of a credential that is read. */
const DEEPEST = 32;

const STRING = /"(?:[^"\\]|\\.)*"/y;
const NUMBER = /-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/y;

/**
 * Parses JSON that means the same to every reader; `undefined` otherwise. It refuses what readers treat differently: a member twice, integers
 * that lose digits, and deep nesting.
 */
export function parseStrictJson(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    return isUnambiguous(text) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Walks through valid JSON. A string that a colon follows is the name of a member. */
function isUnambiguous(text: string): boolean {
  const names: Set<string>[] = [];
  for (let at = 0; at < text.length; ) {
    const char = text[at] ?? '';
    if (char === '"') {
      const string = matchAt(STRING, text, at);
      at += string.length;
      if (/^\s*:/.test(text.slice(at, at + 64)) && !isNew(names.at(-1), string)) return false;
    } else if (char === '-' || (char >= '0' && char <= '9')) {
      const number = matchAt(NUMBER, text, at);
      at += number.length;
      if (losesDigits(number)) return false;
    } else {
      if ((char === '{' || char === '[') && names.push(new Set()) > DEEPEST) return false;
      if (char === '}' || char === ']') names.pop();
      at += 1;
    }
  }
  return true;
}

function matchAt(pattern: RegExp, text: string, at: number): string {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0] ?? text[at] ?? '';
}

function isNew(names: Set<string> | undefined, quoted: string): boolean {
  // An escaped name is the same name.
  const name = String(JSON.parse(quoted));
  if (names === undefined || names.has(name)) return false;
  names.add(name);
  return true;
}

function losesDigits(number: string): boolean {
  return !Number.isFinite(Number(number)) || (/^-?\d+$/.test(number) && !Number.isSafeInteger(Number(number)));
}
