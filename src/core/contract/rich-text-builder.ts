import { withoutControls } from './clean-text.ts';
import { RICH_TEXT_LIMITS, type RichTextElement, type RichTextSubset } from './rich-text.ts';
import { RICH_MARKS, type RichBlock, type RichMark, type RichRun } from './rich-text-blocks.ts';
import { addBlock, addItem, addParagraph, type BuiltList, type Flow } from './rich-text-places.ts';
import { settleRuns } from './rich-text-runs.ts';

/** The attributes of an element. */
interface RichAttributes {
  /** A valid address, for `a`. */
  readonly href?: string | undefined;
  /** The first number, for `ol`: 2 to 9999. */
  readonly start?: number | undefined;
}

type Leave = () => void;

const NOTHING: Leave = () => undefined;

/**
 * Builds the normal form of a rich text from the elements and texts of a document, in their order. Elements may be nested in any way and
 * to any depth. Elements outside of the subset only end a paragraph, or do nothing.
 */
export class RichTextBuilder {
  readonly #subset: ReadonlySet<RichTextElement>;
  readonly #root: Flow = { kind: 'root', blocks: [] };
  readonly #places: (Flow | BuiltList)[] = [this.#root];
  readonly #open: Leave[] = [];
  readonly #links: (string | undefined)[] = [];
  readonly #marks: Record<RichMark, number> = { strong: 0, em: 0, u: 0 };
  #heading: 3 | 4 | undefined;
  #runs: RichRun[] = [];

  constructor(subset: RichTextSubset) {
    this.#subset = new Set(subset);
  }

  /** Adds text. Its line ends are white space; a line break is the element `br`. */
  text(text: string): void {
    this.#add(withoutControls(text).replace(/[\t\n\v\f\r]/g, ' '));
  }

  /** Begins an element. {@link close} ends the element that began last. */
  open(element: RichTextElement, attributes: RichAttributes = {}): void {
    this.#open.push(this.#enter(element, attributes));
  }

  close(): void {
    this.#open.pop()?.();
  }

  /** Ends all open elements, and returns the blocks. */
  finish(): readonly RichBlock[] {
    while (this.#open.length > 0) this.close();
    this.#endBlock();
    return this.#root.blocks;
  }

  #enter(element: RichTextElement, { href, start }: RichAttributes): Leave {
    switch (element) {
      case 'br':
        this.#add(this.#subset.has('br') ? '\n' : ' ');
        return NOTHING;
      case 'strong':
      case 'em':
      case 'u':
        return this.#enterMark(element);
      case 'a':
        this.#links.push(this.#subset.has('a') ? href : undefined);
        return () => void this.#links.pop();
      case 'h3':
      case 'h4':
        return this.#enterHeading(element === 'h3' ? 3 : 4);
      case 'ul':
      case 'ol':
        return this.#enterList(element === 'ol', element === 'ol' ? start : undefined);
      case 'li':
        return this.#enterItem();
      case 'blockquote':
        return this.#enterQuote();
      case 'p':
        return this.#enterParagraph();
    }
  }

  #enterMark(mark: RichMark): Leave {
    this.#marks[mark] += 1;
    return () => {
      this.#marks[mark] -= 1;
    };
  }

  #enterParagraph(): Leave {
    this.#endBlock();
    return () => this.#endBlock();
  }

  #enterHeading(level: 3 | 4): Leave {
    this.#endBlock();
    const before = this.#heading;
    this.#heading = level;
    return () => {
      this.#endBlock();
      this.#heading = before;
    };
  }

  #enterQuote(): Leave {
    this.#endBlock();
    if (this.#places.length > 1 || !this.#subset.has('blockquote')) return () => this.#endBlock();
    return this.#enterPlace<Flow>({ kind: 'quote', blocks: [] }, ({ blocks }) => {
      if (blocks.length > 0) this.#root.blocks.push({ kind: 'quote', blocks });
    });
  }

  #enterList(ordered: boolean, start?: number): Leave {
    this.#endBlock();
    const depth = this.#places.filter(({ kind }) => kind === 'list').length;
    if (!this.#canList(ordered) || depth >= RICH_TEXT_LIMITS.listDepth) return () => this.#endBlock();
    const place = this.#place;
    // A list directly in a list belongs to the item before it. Without such an item, both are one list.
    const blocks = place.kind === 'list' ? place.items.at(-1) : place.blocks;
    if (blocks === undefined) return () => this.#endBlock();
    return this.#enterPlace<BuiltList>({ kind: 'list', ordered, ...(start === undefined ? {} : { start }), items: [] }, (list) =>
      addBlock(blocks, list),
    );
  }

  #enterItem(): Leave {
    this.#endBlock();
    const list = this.#place;
    if (list.kind === 'list') return this.#enterPlace<Flow>({ kind: 'item', blocks: [] }, ({ blocks }) => addItem(list.items, blocks));
    if (list.kind === 'item' || !this.#canList(false)) return () => this.#endBlock();
    const leaveList = this.#enterList(false);
    const leaveItem = this.#enterItem();
    return () => {
      leaveItem();
      leaveList();
    };
  }

  #canList(ordered: boolean): boolean {
    return this.#subset.has('li') && this.#subset.has(ordered ? 'ol' : 'ul');
  }

  #enterPlace<Place extends Flow | BuiltList>(place: Place, onLeave: (place: Place) => void): Leave {
    this.#places.push(place);
    return () => {
      this.#endBlock();
      this.#places.pop();
      onLeave(place);
    };
  }

  get #place(): Flow | BuiltList {
    return this.#places.at(-1) ?? this.#root;
  }

  #add(text: string): void {
    const marks = RICH_MARKS.filter((mark) => this.#subset.has(mark) && this.#marks[mark] > 0);
    this.#runs.push({ text, marks, href: this.#links.at(-1) });
  }

  #endBlock(): void {
    if (this.#runs.length === 0) return;
    const runs = this.#runs;
    this.#runs = [];
    const place = this.#place;
    const level = this.#heading;
    if (level !== undefined && place.kind === 'root' && this.#subset.has(`h${level}`)) {
      const line = runs.map((run) => ({ ...run, text: run.text.replaceAll('\n', ' ') }));
      place.blocks.push(...settleRuns(line).map((settled) => ({ kind: 'heading' as const, level, runs: settled })));
    } else {
      const paragraphs = settleRuns(level === undefined ? runs : runs.map((run) => this.#strong(run)));
      for (const settled of paragraphs) addParagraph(place, { kind: 'paragraph', runs: settled });
    }
  }

  /** A heading that may not stand here is a bold paragraph. */
  #strong(run: RichRun): RichRun {
    return { ...run, marks: RICH_MARKS.filter((mark) => run.marks.includes(mark) || (mark === 'strong' && this.#subset.has(mark))) };
  }
}
