import { OPTIONS } from '../../../contract/applying/terms.ts';
import type { OptionValues } from '../terms-values.ts';

/** The lines of pasted text that are not empty, without the marks of a list. */
export function linesOf(text: string): readonly string[] {
  return text
    .split(/\r\n|[\n\r\u2028\u2029]/)
    .map((line) => line.replace(/^\s*(?:[-*•‣–]|\d{1,2}[.)])\s+/, '').trim())
    .filter((line) => line !== '');
}

/** The options after lines were pasted into one of them. It takes the first line, if it is empty; the others follow it. */
export function withLines(options: readonly OptionValues[], at: number, lines: readonly string[]): readonly OptionValues[] {
  const isEmpty = options[at]?.text.trim() === '';
  const added = lines.map((text) => ({ text, isAccepted: false }));
  const after = options.slice(at + 1).filter(({ text }) => text.trim() !== '');
  return [...options.slice(0, isEmpty ? at : at + 1), ...added, ...after].slice(0, OPTIONS.most);
}
