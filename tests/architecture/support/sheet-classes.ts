import postcss from 'postcss';
import { filesBelow, read } from './project.ts';

/** The classes in a style sheet. */
interface SheetClasses {
  readonly path: string;
  /** The names that belong to the sheet. In a sheet without components of its own, these are global. */
  readonly own: ReadonlySet<string>;
  /** The names of other sheets that a module sheet mentions, in `:global()`. */
  readonly foreign: ReadonlySet<string>;
}

const CLASS = /\.(-?[_a-zA-Z][\w-]*)/g;
const GLOBAL = /:global\(([^()]*)\)/g;
const QUOTED = /"[^"]*"|'[^']*'/g;

export function isModuleSheet(path: string): boolean {
  return path.endsWith('.module.css');
}

/** The style sheets below `src`, with their classes. */
export function allSheets(): readonly SheetClasses[] {
  return filesBelow('src')
    .filter((path) => path.endsWith('.css'))
    .map((path) => ({ path, ...classesIn(read(path)) }));
}

/** The classes in the rules of a style sheet. */
export function classesIn(css: string): Pick<SheetClasses, 'own' | 'foreign'> {
  const own = new Set<string>();
  const foreign = new Set<string>();
  postcss.parse(css).walkRules(({ selector, parent }) => {
    if (parent?.type === 'atrule' && 'name' in parent && parent.name === 'keyframes') return;
    const bare = selector.replace(QUOTED, '');
    for (const [, inside = ''] of bare.matchAll(GLOBAL)) for (const name of namesIn(inside)) foreign.add(name);
    for (const name of namesIn(bare.replace(GLOBAL, ''))) own.add(name);
  });
  return { own, foreign };
}

function namesIn(selector: string): string[] {
  return [...selector.matchAll(CLASS)].map(([, name = '']) => name);
}
