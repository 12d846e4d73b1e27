import { globSync } from 'node:fs';
import path from 'node:path';

const DIGITS = '0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const CAPITALS = DIGITS.slice(-26);

/** The name in code of a class in a module sheet: `styles.cardNew` for `.card--new`. */
export function nameInCode(name: string): string {
  return name.replace(/[-_]+([a-z0-9])/gi, (_, letter: string) => letter.toUpperCase());
}

type NameClass = (sheet: { readonly resourcePath: string }, pattern: string, name: string) => string;

/**
 * Names the classes of module sheets in a production build: the place of the sheet among all sheets, and the place of the class in it. Such
 * names compress well, and are the same in each clone. They begin with a capital letter, as no global class does.
 *
 * @param root the folder of the clone
 */
export function shortNames(root: string): NameClass {
  const sheets = globSync('src/**/*.module.css', { cwd: root }).map(withSlashes).sort();
  const classes = new Map<string, string[]>();
  return ({ resourcePath }, _, name) => {
    const place = sheets.indexOf(withSlashes(path.relative(root, resourcePath)));
    if (place === -1) throw new Error(`${resourcePath} is not below src.`);
    const names = classes.get(resourcePath) ?? [];
    classes.set(resourcePath, names);
    if (!names.includes(name)) names.push(name);
    return `${CAPITALS.charAt(place % CAPITALS.length)}${DIGITS.charAt(Math.floor(place / CAPITALS.length))}${inDigits(names.indexOf(name))}`;
  };
}

/** Names the classes of module sheets in a build for development: `Sheet__class`. */
export const readableName: NameClass = ({ resourcePath }, _, name) => `${path.basename(resourcePath, '.module.css')}__${name}`;

function inDigits(place: number): string {
  const { length } = DIGITS;
  return place < length ? DIGITS.charAt(place) : `${inDigits(Math.floor(place / length) - 1)}${DIGITS.charAt(place % length)}`;
}

function withSlashes(file: string): string {
  return file.replaceAll('\\', '/');
}
