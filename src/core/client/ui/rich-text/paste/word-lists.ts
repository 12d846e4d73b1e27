import { richTextStart } from '#core/contract/rich-text-start.ts';
import { numbersOfMark } from './list-marks.ts';
import { STYLE } from './parsed-paste.ts';
import { styleOf } from './style-declarations.ts';

/** A paragraph that is an item of a list, as Word writes it. */
interface WordItem {
  readonly element: Element;
  /** 1 for the outermost list. */
  readonly level: number;
  readonly ordered: boolean;
  /** What its number or letters may mean; empty if it is not known. */
  readonly numbers: readonly number[];
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
  if (webLevel !== null) {
    const numbers = numbersOf(element.getAttribute('data-word-start'));
    return { element, level: levelOf(webLevel), ordered: element.getAttribute('data-word-ordered') === 'true', numbers };
  }
  // Outlook writes real lists, whose items have the style too.
  if (element.localName === 'li') return undefined;
  const level = /\blevel(\d)/.exec(styleOf(element).get('mso-list') ?? '')?.[1];
  if (level === undefined) return undefined;
  const numbers = numbersOfMark(takeMark(element));
  return { element, level: levelOf(level), ordered: numbers !== undefined, numbers: numbers ?? [] };
}

function numbersOf(start: string | null): readonly number[] {
  return start === null ? [] : [richTextStart(start) ?? 1];
}

function levelOf(text: string): number {
  return Math.min(DEEPEST, Math.max(1, Number.parseInt(text, 10) || 1));
}

/** Removes the mark of an item, and returns it. */
function takeMark(element: Element): string {
  const marks = [...element.querySelectorAll(`[${STYLE}*="mso-list" i]`)].filter((mark) => styleOf(mark).get('mso-list') === 'ignore');
  const text = marks.map(({ textContent }) => textContent.trim()).join('');
  for (const mark of marks) mark.remove();
  return text;
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
    const start = list.getAttribute('start');
    if (start !== null) block.setAttribute('data-word-start', start);
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

interface JoinedList {
  readonly list: Element;
  readonly ordered: boolean;
  /** The number of the next item. */
  next: number;
}

function joinGroup(group: readonly WordItem[]): void {
  const lists: JoinedList[] = [];
  for (const { element, level, ordered, numbers } of group) {
    const { ownerDocument: parsed } = element;
    lists.splice(level);
    if (!goesOn(lists[level - 1], ordered, numbers)) lists.splice(level - 1);
    while (lists.length < level) {
      const list = parsed.createElement(ordered ? 'ol' : 'ul');
      // Levels that the document leaves out have one item only.
      const start = lists.length === level - 1 ? (numbers[0] ?? 1) : 1;
      if (start !== 1) list.setAttribute('start', String(start));
      const outer = lists.at(-1)?.list;
      if (outer === undefined) element.before(list);
      else (outer.lastElementChild ?? outer).append(list);
      lists.push({ list, ordered, next: start });
    }
    const item = parsed.createElement('li');
    item.append(...element.childNodes);
    const list = lists.at(-1);
    list?.list.append(item);
    if (list !== undefined) list.next += 1;
    element.remove();
  }
}

/** Whether an item belongs to the list before it. A number that does not follow begins another list. */
function goesOn(list: JoinedList | undefined, ordered: boolean, numbers: readonly number[]): boolean {
  return list?.ordered === ordered && (numbers.length === 0 || numbers.includes(list.next));
}
