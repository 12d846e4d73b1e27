/**
 * Characters that XML does not allow or that its readers change, and characters that the library drops: control characters except tab and
 * line feed, the replacement character and noncharacters.
 */
const UNWRITABLE =
  /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\ufdd0-\ufdef\ufffd-\uffff]|[\ud83f\ud87f\ud8bf\ud8ff\ud93f\ud97f\ud9bf\ud9ff\uda3f\uda7f\udabf\udaff\udb3f\udb7f\udbbf\udbff][\udffe\udfff]/g;

/** An underscore that could begin an escape, also together with an escape that follows. */
const ESCAPE_LIKE = /_(?=x[0-9a-f]{4})/gi;

/**
 * A text as a workbook stores it. Characters that it cannot hold become `_xHHHH_`, which readers decode (ECMA-376, part 1, 22.9.2.19). A
 * lone half of a surrogate pair becomes the replacement character.
 */
export function storedText(text: string): string {
  return text.toWellFormed().replace(ESCAPE_LIKE, '_x005F_').replace(UNWRITABLE, escaped);
}

function escaped(character: string): string {
  return Array.from({ length: character.length }, (_, at) => `_x${hexOf(character.charCodeAt(at))}_`).join('');
}

function hexOf(unit: number): string {
  return unit.toString(16).toUpperCase().padStart(4, '0');
}
