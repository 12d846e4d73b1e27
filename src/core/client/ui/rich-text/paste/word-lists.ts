import { STYLE } from './parsed-paste.ts';
import { styleOf } from './style-declarations.ts';

/** A paragraph that is an item of a list, as Word writes it. */
interface WordItem {
  readonly element: Element;
  /** 1 for the outermost list. */
  readonly level: number;
  readonly ordered: boolean;
}

/** Deepest level of lists in Word. */
const DEEPEST = 9;

/**
 * Makes lists of Word's list paragraphs. Word on a computer writes paragraphs with the style `mso-list`, and the mark of the item as text.
 * Word on the web writes each item as a list of its own.
 */
export function joinWordLists(body: Element): void {
  separateWebItems(body);
  const items = new Map<Element, WordItem>();
  for (const element of body.querySelectorAll(`[${STYLE}*="mso-list" i], [data-word-level]`)) {
    const item = itemOf(element);
    if (item !== undefined) items.set(element, item);
  }
  for (let [first] = items.values(); first !== undefined; [first] = items.values()) {
    const group = groupFrom(first, items);
    for (const { element } of group) items.delete(element);
    joinGroup(group);
  }
}

function itemOf(element: Element): WordItem | undefined {
  const webLevel = element.getAttribute('data-word-level');
  if (webLevel !== null) return { element, level: levelOf(webLevel), ordered: element.getAttribute('data-word-ordered') === 'true' };
  const level = /\blevel(\d)/.exec(styleOf(element).get('mso-list') ?? '')?.[1];
  return level === undefined ? undefined : { element, level: levelOf(level), ordered: takeMark(element) };
}

function levelOf(text: string): number {
  return Math.min(DEEPEST, Math.max(1, Number.parseInt(text, 10) || 1));
}

/** Removes the mark of an item, and returns whether it is a number or a letter. */
function takeMark(element: Element): boolean {
  const marks = [...element.querySelectorAll(`[${STYLE}*="mso-list" i]`)].filter((mark) => styleOf(mark).get('mso-list') === 'ignore');
  const text = marks.map(({ textContent }) => textContent.trim()).join('');
  for (const mark of marks) mark.remove();
  return /^\(?[\p{L}\d]{1,6}(?:\.\d+)*[.)]/u.test(text);
}

/** Each item of Word on the web becomes a block with its level, beside the others. */
function separateWebItems(body: Element): void {
  for (const item of body.querySelectorAll('li[data-aria-level]')) {
    const list = item.parentElement;
    const place = item.closest('.ListContainerWrapper') ?? list;
    if (list === null || place === null) continue;
    const block = body.ownerDocument.createElement('div');
    block.setAttribute('data-word-level', item.getAttribute('data-aria-level') ?? '1');
    block.setAttribute('data-word-ordered', String(list.localName === 'ol'));
    block.append(...item.childNodes);
    place.before(block);
    item.remove();
    if (place.textContent.trim() === '') place.remove();
  }
}

/** The items that follow each other without other text. */
function groupFrom(first: WordItem, items: ReadonlyMap<Element, WordItem>): readonly WordItem[] {
  const group: WordItem[] = [];
  for (let item: WordItem | undefined = first; item !== undefined; ) {
    group.push(item);
    const next: Element | null = item.element.nextElementSibling;
    item = next === null ? undefined : items.get(next);
  }
  return group;
}

function joinGroup(group: readonly WordItem[]): void {
  const lists: { readonly list: Element; readonly ordered: boolean }[] = [];
  for (const { element, level, ordered } of group) {
    const { ownerDocument: parsed } = element;
    lists.splice(level);
    if (lists[level - 1]?.ordered !== ordered) lists.splice(level - 1);
    while (lists.length < level) {
      const list = parsed.createElement(ordered ? 'ol' : 'ul');
      const outer = lists.at(-1)?.list;
      if (outer === undefined) element.before(list);
      else (outer.lastElementChild ?? outer).append(list);
      lists.push({ list, ordered });
    }
    const item = parsed.createElement('li');
    item.append(...element.childNodes);
    lists.at(-1)?.list.append(item);
    element.remove();
  }
}
