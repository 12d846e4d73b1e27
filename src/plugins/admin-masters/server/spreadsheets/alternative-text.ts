import { ALL_NAME_LANGUAGES } from '../../contract/master-row.ts';
import type { AlternativeName } from '../../contract/reply-schemas.ts';

/** The end of a text that names its language, and whether the name is hidden: `Ersthelfer [de]`, `first ade [en hidden]`. */
const MARK = new RegExp(String.raw`^(.*\S)\s+\[(${ALL_NAME_LANGUAGES.join('|')})(\s+hidden)?\]$`, 'isu');

/** An alternative name as a text in a spreadsheet. English names have no mark, unless they are hidden or look marked. */
export function alternativeText({ language, name, kind }: AlternativeName): string {
  if (language === 'en' && kind === 'alternative' && !MARK.test(name)) return name;
  return `${name} [${language}${kind === 'hidden' ? ' hidden' : ''}]`;
}

/** The alternative name of a text in a spreadsheet. Without a mark it is an English one. The name is not checked. */
export function alternativeOf(text: string): AlternativeName {
  const [, name = text, mark = 'en', hidden] = MARK.exec(text) ?? [];
  const language = ALL_NAME_LANGUAGES.find((one) => one === mark.toLowerCase()) ?? 'en';
  return { language, name, kind: hidden === undefined ? 'alternative' : 'hidden' };
}
