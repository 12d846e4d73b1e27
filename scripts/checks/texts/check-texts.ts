import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SAME_EVERYWHERE } from './allowed.ts';
import { checkUses } from './check-uses.ts';
import { compareLanguage } from './compare-language.ts';
import { literalTexts } from './literal-texts.ts';
import { type Namespace, readNamespaces } from './locale-files.ts';
import { needlessSameTexts, readSameTexts } from './same-texts.ts';
import { textUses } from './source-texts.ts';

/** The number of checked texts, and one line for each fault. */
export interface TextReport {
  readonly looked: number;
  readonly faults: readonly string[];
}

/** Compares the texts of a project with each other and with their uses in the code. */
export function checkTexts(root: string, languages: readonly string[]): TextReport {
  const namespaces = readNamespaces(root, languages);
  const sources = readSources(root);
  const literals = sources.filter(({ file }) => /\.tsx$|-store\.ts$/.test(file)).flatMap(({ file, source }) => literalTexts(file, source));
  const uses = sources.flatMap(({ file, source }) => textUses(file, source));
  return {
    looked: namespaces.reduce((sum, namespace) => sum + textsIn(namespace), 0) + sources.length,
    faults: [
      ...namespaces.flatMap((namespace) => languageFaults(root, namespace)),
      ...checkUses(namespaces, uses),
      ...literals
        .filter(({ file, text }) => !SAME_EVERYWHERE.some((same) => same.file === file && same.text === text))
        .map(({ file, line, text }) => `${file}:${line}: "${text}" does not go through translation`),
    ],
  };
}

function languageFaults(root: string, namespace: Namespace): string[] {
  const { name, languages } = namespace;
  const english = languages.get('en') ?? new Map();
  const same = readSameTexts(root, namespace);
  const faults = [...languages].flatMap(([language, texts]) =>
    compareLanguage(english, texts, language, same).map(({ key, what }) => `${language} ${name}:${key} ${what}`),
  );
  return [...faults, ...needlessSameTexts(namespace, same)];
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
