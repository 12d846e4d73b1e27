/** Bytes that a stored row takes besides its texts, about. */
export const ROW_BYTES = 100;

/** Most bytes of a portion, unless one row alone has more. V8 gives the memory of longer texts back late. */
export const PORTION_BYTES = 64 * 1024;

/** Rows as one JSON value, because a parameter for each value takes several times longer. */
interface SizedJson {
  /** A list. Each row has a field `size` more, in bytes. */
  readonly json: string;
  readonly count: number;
  /** Bytes of all rows. */
  readonly size: number;
}

/**
 * Rows as JSON in portions of up to {@link PORTION_BYTES}. While JSON is made and sent, the process does nothing else, so the next portion is
 * made when it is asked for.
 *
 * @param most rows of a portion
 */
export function* sizedPortions<Row extends object>(rows: readonly Row[], most: number): Generator<SizedJson> {
  let texts: string[] = [];
  let size = 0;
  for (const row of rows) {
    const text = JSON.stringify(row);
    const bytes = Buffer.byteLength(text) + ROW_BYTES;
    if (texts.length === most || (texts.length > 0 && size + bytes > PORTION_BYTES)) {
      yield { json: `[${texts.join(',')}]`, count: texts.length, size };
      [texts, size] = [[], 0];
    }
    texts.push(`{"size":${bytes},${text.slice(1)}`);
    size += bytes;
  }
  if (texts.length > 0) yield { json: `[${texts.join(',')}]`, count: texts.length, size };
}
