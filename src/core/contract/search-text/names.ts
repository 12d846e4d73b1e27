/**
 * Names of languages and tools that begin other words: `java` is not the beginning of `JavaScript`, and `net` not that of `network`. They
 * match whole words only. So does each word with signs.
 */
export const WHOLE_NAMES: ReadonlySet<string> = new Set([
  ...['ada', 'apex', 'bash', 'clojure', 'cobol', 'crystal', 'dart', 'delphi', 'elixir', 'elm', 'excel', 'flask', 'flink', 'flutter'],
  ...['fortran', 'groovy', 'hive', 'java', 'julia', 'lisp', 'lua', 'net', 'nim', 'node', 'oracle', 'pascal', 'perl', 'prolog', 'react'],
  ...['c', 'd', 'r', 'ai', 'bi', 'go', 'hr', 'it', 'ml', 'pr', 'qa', 'ui', 'ux'],
  ...['rest', 'ruby', 'rust', 'sap', 'sas', 'scala', 'scheme', 'solid', 'spark', 'spring', 'sql', 'swift', 'unity', 'vue', 'zig'],
]);

/** Words that are not joined with their neighbours. */
export const FUNCTION_WORDS: ReadonlySet<string> = new Set([
  ...['and', 'for', 'from', 'of', 'or', 'the', 'with', 'das', 'dem', 'den', 'der', 'des', 'die', 'für', 'mit', 'und', 'von'],
  ...['de', 'del', 'di', 'du', 'el', 'et', 'la', 'las', 'le', 'les', 'los', 'para', 'في', 'من', 'در', 'از'],
]);

// Letters and digits of scripts that put spaces between words, and of those that do not.
const SPACELESS = String.raw`(?:(?=[\p{L}\p{M}])[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]|[ー\u3099\u309a])`;
const ANY = String.raw`[\p{L}\p{N}\p{M}]`;
const LETTER = String.raw`(?:(?!${SPACELESS})\p{L})`;
const PART = `(?:(?!${SPACELESS})${ANY})`;

/** Comes between a word and the ending that names another gender. */
export const ENDING_MARK = '\ue000';

/**
 * What counts as a word in a folded text, in this order: words with signs (`.net`, `r&d`, `a/b`, `24/7`, `c++`, `c#`, `a+`), runs of scripts
 * without spaces, and other words, perhaps with an ending that names another gender.
 */
export const PIECES = new RegExp(
  [
    String.raw`(?<sign>(?<![\p{L}\p{N}\p{M}.])\.${LETTER}${PART}*`,
    String.raw`(?<!${ANY})${LETTER}(?: & ${LETTER}|&${LETTER}{1,3}|${LETTER}{1,2}&${LETTER})(?:&${LETTER})*(?![\p{L}\p{N}\p{M}+#&])`,
    String.raw`(?<![\p{L}\p{N}\p{M}/])(?:${LETTER}/${LETTER}|\d{1,2}/\d{1,2})(?![\p{L}\p{N}\p{M}/+#])`,
    String.raw`(?<!${ANY})${LETTER}${PART}*(?:\+\+|#|\+(?!${ANY})))`,
    `(?<run>${SPACELESS}+)`,
    String.raw`(?<word>${PART}+)(?:${ENDING_MARK}(?<ending>\p{L}+))?`,
  ].join('|'),
  'gu',
);

/** A sign that joins the parts of one word: a hyphen, a point, an apostrophe, a middle dot, a non-joiner, or the marks of Hebrew abbreviations. */
export const JOINING = /^[\p{Pd}\u2212.'’‘ʼ`"·•‧∙・_\u200c׳״]$/u;

export const APOSTROPHE = /^['’‘ʼ`]$/u;
