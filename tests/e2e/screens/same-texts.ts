import { projectRoot } from '../../../scripts/checks/command.ts';
import { readNamespaces } from '../../../scripts/checks/texts/locale-files.ts';
import { readSameTexts } from '../../../scripts/checks/texts/same-texts.ts';

/** The texts that the plugins list as equal in English and in a language. */
export function sameTextsIn(language: string): string[] {
  return readNamespaces(projectRoot, ['en']).flatMap((namespace) =>
    readSameTexts(projectRoot, namespace)
      .filter(({ languages }) => languages.includes(language))
      .flatMap(({ key }) => namespace.languages.get('en')?.get(key) ?? []),
  );
}
