import type { Namespace, Texts } from './locale-files.ts';
import { pluralKey } from './plural-keys.ts';
import type { TextUse } from './source-texts.ts';

// Sentences of the server, asked for by the code of an answer. A test holds them against the contracts.
const BY_CODE = /^(errors|issues|personalData)\./;

/** Keys that the code asks for and English does not have, and English texts that nothing asks for. */
export function checkUses(namespaces: readonly Namespace[], uses: readonly TextUse[]): string[] {
  const english = new Map(namespaces.map(({ name, languages }) => [name, languages.get('en') ?? new Map<string, string>()]));
  const absent = uses.filter((use) => mustExist(use, english) && !places(use, namespaces).some((name) => hasText(english.get(name), use)));
  return [
    ...absent.map((use) => `${use.file}:${use.line}: "${written(use)}" is a key that English does not have`),
    ...namespaces.flatMap(({ name }) => unused(name, english.get(name) ?? new Map(), uses, namespaces)),
  ];
}

function mustExist({ isCall, namespace, isWhole, head }: TextUse, english: ReadonlyMap<string, Texts>): boolean {
  if (!isWhole && head === '') return false;
  // A literal like `jobs:nav.search` names a namespace of ours, wherever it stands.
  return isCall || (namespace !== undefined && english.has(namespace) && /^[\w.-]+$/.test(head));
}

/** The namespaces that a use may mean. */
function places({ namespace, file }: TextUse, namespaces: readonly Namespace[]): string[] {
  if (namespace !== undefined) return [namespace];
  return [...namespaces.filter(({ folder }) => file.startsWith(`${folder}/`)).map(({ name }) => name), 'core'];
}

function hasText(texts: Texts | undefined, use: TextUse): boolean {
  return texts !== undefined && [...texts.keys()].some((key) => asks(use, key, texts));
}

/** Whether a use asks for a key: for this very one, or for the plural it belongs to, or for one that begins and ends like it. */
function asks({ head, tail, isWhole }: TextUse, key: string, texts: Texts): boolean {
  const plain = pluralKey(key, texts)?.base ?? key;
  if (isWhole) return head === plain || head === key;
  return plain.length > head.length + tail.length && plain.startsWith(head) && plain.endsWith(tail);
}

function unused(name: string, texts: Texts, uses: readonly TextUse[], namespaces: readonly Namespace[]): string[] {
  const asking = uses.filter((use) => (use.isWhole || /[a-z]/i.test(use.head)) && places(use, namespaces).includes(name));
  return [...texts.keys()]
    .filter((key) => !BY_CODE.test(key) && !asking.some((use) => asks(use, key, texts)))
    .map((key) => `${name}:${key} is used nowhere`);
}

function written({ head, tail, isWhole, namespace }: TextUse): string {
  return `${namespace === undefined ? '' : `${namespace}:`}${isWhole ? head : `${head}…${tail}`}`;
}
