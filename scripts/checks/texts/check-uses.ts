import type { Namespace, Texts } from './locale-files.ts';
import { pluralKey } from './plural-keys.ts';
import type { TextUse } from './source-texts.ts';

// Sentences of the server, found by the code in a response. Tests compare them with the contracts.
const BY_CODE = /^(companyEvents|errors|issues|personalData|userFacts)\./;

/** Keys that the code uses but English lacks, and English texts that no code uses. */
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
  // A literal like `job-search:nav.search` names a namespace of the project in any file.
  return isCall || (namespace !== undefined && english.has(namespace) && /^[\w.-]+$/.test(head));
}

/** The namespaces that a use may refer to. */
function places({ namespace, file }: TextUse, namespaces: readonly Namespace[]): string[] {
  if (namespace !== undefined) return [namespace];
  return [...namespaces.filter(({ folder }) => file.startsWith(`${folder}/`)).map(({ name }) => name), 'core'];
}

function hasText(texts: Texts | undefined, use: TextUse): boolean {
  return texts !== undefined && [...texts.keys()].some((key) => asks(use, key, texts));
}

/**
 * Whether a use refers to a key: the same key, its plural, or a key with the same beginning and end. A literal with a namespace that is not
 * translated itself, such as `jobs:masters.categories`, may also name all keys below it.
 */
function asks({ head, tail, isWhole, isCall, namespace }: TextUse, key: string, texts: Texts): boolean {
  const plain = pluralKey(key, texts)?.base ?? key;
  if (isWhole) return head === plain || head === key || (!isCall && namespace !== undefined && plain.startsWith(`${head}.`));
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
