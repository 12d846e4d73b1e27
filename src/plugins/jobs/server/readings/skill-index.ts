import { type Piece, piecesOf } from '#core/contract/search-text/pieces.ts';
import { lexemeOf } from '#core/contract/search-text/stored-words.ts';
import { mapInPieces } from '#core/server/load/map-in-pieces.ts';
import type { NamedRow } from '#plugins/admin-masters/contract/reply-schemas.ts';

/** More skills say little about one job. */
const MOST_FOUND = 20;

interface IndexedName {
  readonly code: string;
  readonly words: readonly string[];
  /** As a single word stands in a text; absent for several words. */
  readonly spelling?: RegExp;
}

/** The names of skills, to find them in texts. */
export class SkillIndex {
  /** By their first word. */
  readonly #names: ReadonlyMap<string, readonly IndexedName[]>;

  constructor(names: readonly IndexedName[]) {
    this.#names = Map.groupBy(names, ({ words: [first = ''] }) => first);
  }

  static async of(rows: readonly NamedRow[]): Promise<SkillIndex> {
    return new SkillIndex((await mapInPieces(rows, namesOfRow)).flat());
  }

  get isEmpty(): boolean {
    return this.#names.size === 0;
  }

  /** The codes of the skills whose names a text has, in its order; at most {@link MOST_FOUND}. */
  in(text: string): readonly string[] {
    const pieces = this.isEmpty ? [] : piecesOf(text);
    const words = wordsOf(pieces);
    const found = new Set<string>();
    // The spelling of a name is looked for in the whole text, so once only.
    const misspelt = new Set<IndexedName>();
    for (const [at, word] of words.entries()) {
      for (const named of this.#names.get(word) ?? []) {
        const { code, words: name, spelling } = named;
        if (found.has(code) || misspelt.has(named)) continue;
        const isHere = name.every((part, offset) => words[at + offset] === part && (offset === 0 || pieces[at + offset]?.gap !== 'apart'));
        if (isHere && (spelling === undefined || spelling.test(text))) found.add(code);
        else if (isHere) misspelt.add(named);
      }
      if (found.size >= MOST_FOUND) break;
    }
    return [...found].slice(0, MOST_FOUND);
  }
}

function namesOfRow({ code, name, names }: NamedRow): IndexedName[] {
  const isTelling = tellsAlone(name);
  return [...new Set([name, ...Object.values(names)])].flatMap((each = '') => {
    // "Java (computer programming)" stands in texts without what explains it.
    const bare = each.replace(/\s*\([^)]*\)$/u, '').trim();
    const words = wordsOf(piecesOf(bare));
    if (words.length === 0 || (words.length === 1 && !isTelling)) return [];
    return [{ code, words, ...(words.length === 1 && { spelling: spelledAs(bare) }) }];
  });
}

/**
 * Whether a single word in a text means the skill: `C++`, `SQL` and `English` do, but not `communication`, which stands in each second text, and
 * not `Go` or `R`, which are other words too.
 */
function tellsAlone(name: string): boolean {
  return /[+#.&/]/u.test(name) || (/[\p{Lu}\p{N}]/u.test(name) && [...name].length > 2);
}

function spelledAs(name: string): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{N}])${name.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')}(?![\\p{L}\\p{N}])`, 'u');
}

function wordsOf(pieces: readonly Piece[]): readonly string[] {
  return pieces.map(({ text }) => lexemeOf(text));
}
