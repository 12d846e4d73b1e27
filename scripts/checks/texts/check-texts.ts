import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SAME_EVERYWHERE } from './allowed.ts';
import { checkUses } from './check-uses.ts';
import { compareLanguage, MISSING } from './compare-language.ts';
import { literalTexts } from './literal-texts.ts';
import { type Namespace, readNamespaces, readNoticeWords } from './locale-files.ts';
import { needlessSameTexts, readSameTexts } from './same-texts.ts';
import { textUses } from './source-texts.ts';

/** The number of checked texts, and one line for each fault. */
export interface TextReport {
  readonly looked: number;
  readonly faults: readonly string[];
  /** A line for each plugin and language whose missing texts are shown in English. */
  readonly notes: readonly string[];
}

interface TextOptions {
  /** Leaves out the faults elsewhere. */
  readonly plugin?: string | undefined;
  /** Whether a text that a plugin lacks in another language than English is a fault. In the core it always is. */
  readonly isRelease: boolean;
}

/** Compares the texts of a project with each other and with their uses in the code. */
export function checkTexts(root: string, languages: readonly string[], { plugin, isRelease }: TextOptions): TextReport {
  const all = readNamespaces(root, languages);
  const named = [...all, ...readNoticeWords(root, languages)];
  const namespaces = plugin === undefined ? named : named.filter(({ name }) => name.split(' ')[0] === plugin);
  const isMeant = (fault: string): boolean =>
    plugin === undefined || fault.startsWith(`src/plugins/${plugin}/`) || fault.startsWith(`${plugin}:`);
  const compared = namespaces.map((namespace) => compareNamespace(root, namespace, isRelease));
  const sources = readSources(root);
  const literals = sources.filter(({ file }) => /\.tsx$|-store\.ts$/.test(file)).flatMap(({ file, source }) => literalTexts(file, source));
  const uses = sources.flatMap(({ file, source }) => textUses(file, source));
  return {
    looked: namespaces.reduce((sum, namespace) => sum + textsIn(namespace), 0) + sources.length,
    faults: [
      ...compared.flatMap(({ faults }) => faults),
      ...checkUses(all, uses).filter(isMeant),
      ...literals
        .filter(({ file, text }) => !SAME_EVERYWHERE.some((same) => same.file === file && same.text === text))
        .map(({ file, line, text }) => `${file}:${line}: "${text}" does not go through translation`)
        .filter(isMeant),
    ],
    notes: compared.flatMap(({ notes }) => notes),
  };
}

function compareNamespace(root: string, namespace: Namespace, isRelease: boolean): Pick<TextReport, 'faults' | 'notes'> {
  const { name, languages } = namespace;
  const english = languages.get('en') ?? new Map();
  const same = readSameTexts(root, namespace);
  const mayLack = !name.startsWith('core') && !isRelease;
  const notes: string[] = [];
  const faults = [...languages].flatMap(([language, texts]) => {
    const found = compareLanguage(english, texts, language, same);
    const missing = mayLack && language !== 'en' ? found.filter(({ what }) => what === MISSING) : [];
    if (missing.length > 0) {
      notes.push(`${language} ${name}: ${missing.length} of ${missing.length + texts.size} texts are missing, and are shown in English`);
    }
    return found.filter((fault) => !missing.includes(fault)).map(({ key, what }) => `${language} ${name}:${key} ${what}`);
  });
  return { faults: [...faults, ...needlessSameTexts(namespace, same)], notes };
}

function textsIn({ languages }: Namespace): number {
  return [...languages.values()].reduce((sum, texts) => sum + texts.size, 0);
}

interface Source {
  readonly file: string;
  readonly source: string;
}

function readSources(root: string): Source[] {
  const files = globSync(['src/core/client/**/*.{ts,tsx}', 'src/plugins/*/client/**/*.{ts,tsx}', 'src/plugins/*/contract/**/*.ts'], {
    cwd: root,
    exclude: (path) => /\.test\.tsx?$|\.d\.ts$|\/testing\//.test(path),
  });
  return files.sort().map((file) => ({ file, source: readFileSync(join(root, file), 'utf8') }));
}
