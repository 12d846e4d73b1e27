/*
 * The syntax of PDF (ISO 32000-2, 7.2 and 7.3). Bytes are read as Latin-1 text. Objects are found by offset, so a reader may begin at any
 * byte: in a comment, a string or a stream. The steps of everything here grow only with the length of the text.
 */

const [PERCENT, SLASH] = [0x25, 0x2f];

/** The longest name that is looked for has 16 characters. Each may be written as three. */
const LONGEST_NAME = 64;

/** Most characters of a number, a generation and what is between them. */
const LONGEST_IDENTITY = 31;

/** A name without its slash and its escapes, and the offset after it. */
export interface PdfName {
  readonly name: string;
  readonly end: number;
}

/** The text of a PDF or of one of its object streams. */
export class PdfText {
  readonly text: string;
  readonly #ends: Int32Array;
  #byNumber: ReadonlyMap<number, readonly number[]> | undefined;

  constructor(text: string) {
    this.text = text;
    this.#ends = runEnds(text);
  }

  /** The offset after the white space and the comments at the offset. */
  afterGap(at: number): number {
    const code = this.text.charCodeAt(at);
    return isSpace(code) || code === PERCENT ? this.#endOf(at) : at;
  }

  /** Whether an array, a dictionary or a reference begins at the offset. */
  isComposedAt(at: number): boolean {
    return this.text[at] === '[' || this.text.startsWith('<<', at) || this.referenceEnd(at) !== undefined;
  }

  /** The offset after the reference at the offset, such as `12 0 R`. */
  referenceEnd(at: number): number | undefined {
    const second = this.#afterNumber(at);
    const letter = second === undefined ? undefined : this.#afterNumber(second);
    return letter !== undefined && this.text[letter] === 'R' ? letter + 1 : undefined;
  }

  /** The name at the offset; `undefined` for something else, and for a name that is longer than those that are looked for. */
  nameAt(at: number): PdfName | undefined {
    if (this.text.charCodeAt(at) !== SLASH) return undefined;
    let end = at + 1;
    while (end < this.text.length && isRegular(this.text.charCodeAt(end))) {
      end += 1;
      if (end - at > LONGEST_NAME) return undefined;
    }
    return { name: plainName(this.text.slice(at + 1, end)), end };
  }

  /** All names, wherever they stand. */
  *names(): Generator<PdfName> {
    for (let at = this.text.indexOf('/'); at !== -1; at = this.text.indexOf('/', at + 1)) {
      const name = this.nameAt(at);
      if (name !== undefined) yield name;
    }
  }

  /** The offsets after each `obj` and what may follow it before a value. */
  *values(): Generator<number> {
    for (const { value } of this.objects()) yield value;
  }

  /** The offsets of each `obj`, and after it as those of {@link values}. */
  *objects(): Generator<{ readonly keyword: number; readonly value: number }> {
    for (let at = this.text.indexOf('obj'); at !== -1; at = this.text.indexOf('obj', at + 1)) {
      yield { keyword: at, value: this.afterGap(at + 3) };
    }
  }

  /** The number and the generation in front of an `obj`; `undefined` if there is something else. */
  identityBefore(keyword: number): readonly [number: number, generation: number] | undefined {
    const before = this.text.slice(Math.max(0, keyword - LONGEST_IDENTITY), keyword);
    const [, number, generation] = /(\d{1,10})[\0\t\n\f\r ]{1,8}(\d{1,5})[\0\t\n\f\r ]{0,8}$/.exec(before) ?? [];
    return number === undefined ? undefined : [Number(number), Number(generation)];
  }

  /** The number of the object that the reference at the offset names. */
  referencedAt(at: number): number | undefined {
    return this.referenceEnd(at) === undefined ? undefined : Number(this.text.slice(at, this.#endOf(at)));
  }

  /** The offsets of the values of all objects with the number. A file may have several versions of one. */
  objectsOf(number: number): readonly number[] {
    this.#byNumber ??= this.#objectsByNumber();
    return this.#byNumber.get(number) ?? [];
  }

  #objectsByNumber(): ReadonlyMap<number, readonly number[]> {
    const found = new Map<number, number[]>();
    for (const { keyword, value } of this.objects()) {
      const number = this.identityBefore(keyword)?.[0];
      if (number === undefined) continue;
      const values = found.get(number) ?? [];
      values.push(value);
      found.set(number, values);
    }
    return found;
  }

  /** The offset after a number and the gap behind it. */
  #afterNumber(at: number): number | undefined {
    return isDigit(this.text.charCodeAt(at)) ? this.afterGap(this.#endOf(at)) : undefined;
  }

  #endOf(at: number): number {
    return this.#ends[at] ?? this.text.length;
  }
}

/** The name without its escapes: every character of a name may be written as `#` and its code in hexadecimal, as in `/#4aavaScript`. */
export function plainName(token: string): string {
  return token.replace(/#([0-9a-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
}

/** White space and delimiters, by code. */
const ENDS_TOKEN: ReadonlySet<number> = new Set([...'\0\t\n\f\r ()<>[]{}/%'].map((char) => char.charCodeAt(0)));

/** Whether a character belongs to a token: it is neither white space nor a delimiter. */
export function isRegular(code: number): boolean {
  return !ENDS_TOKEN.has(code);
}

function isSpace(code: number): boolean {
  return code === 0x20 || code === 0x0a || code === 0x0d || code === 0x09 || code === 0x0c || code === 0;
}

function isDigit(code: number): boolean {
  return code >= 0x30 && code <= 0x39;
}

/**
 * For each offset of white space or `%`, the end of the gap that begins there; for each offset of a digit, the end of the number. From the
 * end to the beginning, so that each is computed from the next one.
 */
function runEnds(text: string): Int32Array {
  const ends = new Int32Array(text.length + 1);
  ends[text.length] = text.length;
  let lineEnd = text.length;
  let next = Number.NaN;
  for (let at = text.length - 1; at >= 0; at -= 1) {
    const code = text.charCodeAt(at);
    const goesOn = isSpace(code) ? isSpace(next) || next === PERCENT : isDigit(code) && isDigit(next);
    if (code === 0x0a || code === 0x0d) lineEnd = at;
    // A comment ends with its line, and the end of the line is white space.
    if (code === PERCENT) ends[at] = ends[lineEnd] ?? lineEnd;
    else ends[at] = goesOn ? (ends[at + 1] ?? at + 1) : at + 1;
    next = code;
  }
  return ends;
}
