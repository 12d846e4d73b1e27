import type { RichMark } from '#core/contract/rich-text-blocks.ts';
import { STYLE } from './parsed-paste.ts';
import { type Declarations, declarationsOf, styleOf } from './style-declarations.ts';

/** Paragraphs that Word shows as headings. Its other headings are heading elements. */
const WORD_HEADINGS: Readonly<Record<string, string>> = { MsoTitle: 'h3', MsoSubtitle: 'h4' };

/**
 * Writes formatting that is given as styles as elements. Google Docs puts all text into one `b` element of normal weight, and writes bold
 * text as a style. Text in headings is bold anyway, and links are underlined.
 */
export function markStyledText(body: Element, sheets: readonly string[]): void {
  for (const [name, heading] of Object.entries(WORD_HEADINGS)) {
    for (const element of body.querySelectorAll(`p.${name}`)) rename(element, heading);
  }
  const rules = classRules(sheets);
  for (const element of body.querySelectorAll(`[${STYLE}], [class]`)) {
    const style = [styleOf(element), ...classStyles(element, rules)];
    const marks = marksOf(element, style);
    wrapContent(isUndone(element, style) ? rename(element, 'span') : element, marks);
  }
  renameInside(body, 'h1, h2, h3, h4, h5, h6', 'b, strong');
  renameInside(body, 'a', 'u');
}

/** Whether the style of an element takes back what its name means. */
function isUndone({ localName }: Element, style: readonly Declarations[]): boolean {
  if (/^(b|strong)$/.test(localName)) return style.some((one) => isBold(one) === false);
  return /^(i|em)$/.test(localName) && style.some((one) => one.get('font-style') === 'normal');
}

function marksOf(element: Element, style: readonly Declarations[]): readonly RichMark[] {
  const marks: RichMark[] = [];
  if (style.some((one) => isBold(one) === true)) marks.push('strong');
  if (style.some((one) => /^(italic|oblique)/.test(one.get('font-style') ?? ''))) marks.push('em');
  const isUnderlined = style.some((one) => /underline/.test(one.get('text-decoration-line') ?? one.get('text-decoration') ?? ''));
  if (isUnderlined && element.closest('a') === null && element.querySelector('a') === null) marks.push('u');
  return marks;
}

/** `undefined` if the weight is not given. */
function isBold(style: Declarations): boolean | undefined {
  const weight = style.get('font-weight');
  if (weight === undefined) return undefined;
  return /^bold/.test(weight) || Number.parseInt(weight, 10) >= 600;
}

function wrapContent(element: Element, marks: readonly RichMark[]): void {
  for (const mark of marks) {
    const wrapper = element.ownerDocument.createElement(mark);
    wrapper.append(...element.childNodes);
    element.append(wrapper);
  }
}

function renameInside(body: Element, outer: string, inner: string): void {
  for (const element of body.querySelectorAll(outer)) for (const part of element.querySelectorAll(inner)) rename(part, 'span');
}

function rename(element: Element, name: string): Element {
  const renamed = element.ownerDocument.createElement(name);
  renamed.append(...element.childNodes);
  element.replaceWith(renamed);
  return renamed;
}

type ClassRules = ReadonlyMap<string, Declarations>;

/** Most rules that are read. Word writes hundreds for styles that the text does not use. */
const MOST_RULES = 2000;

/** The rules for one class, as Apple's programs write them: `span.s1 {text-decoration: underline}`. */
function classRules(sheets: readonly string[]): ClassRules {
  const rules = new Map<string, Declarations>();
  for (const sheet of sheets) {
    for (const [, selectors = '', declarations = ''] of sheet.matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
      for (const selector of selectors.split(',').map((one) => one.trim())) {
        if (rules.size < MOST_RULES && /^[a-z0-9]*\.[\w-]+$/i.test(selector)) rules.set(selector, declarationsOf(declarations));
      }
    }
  }
  return rules;
}

function classStyles({ localName, classList }: Element, rules: ClassRules): readonly Declarations[] {
  return [...classList].flatMap((name) => [rules.get(`${localName}.${name}`), rules.get(`.${name}`)]).filter((rule) => rule !== undefined);
}
