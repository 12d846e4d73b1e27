import { globSync, readFileSync } from 'node:fs';
import { coreClientPlugin } from '#core/client/app/core.client-plugin.ts';
import { createRegistry } from '#core/client/plugin/client-registry.ts';
import type { MasterField } from '#plugins/admin-masters/contract/define-master.ts';
import { masterParts } from '#plugins/admin-masters/contract/master-entity.ts';
import { clientPlugins } from '#plugins/index.client.ts';

const registry = createRegistry([coreClientPlugin, ...clientPlugins]);
beforeAll(() => registry.loadMore());

/** The English text at a key with a namespace. `npm run check` compares the other languages with English. */
function englishText(key: string): unknown {
  const [plugin = '', path = ''] = key.split(':');
  const files = globSync(`src/plugins/${plugin}/client/locales/en*.json`);
  const texts = files.map((file): unknown => JSON.parse(readFileSync(file, 'utf8')));
  return texts.map((text) => path.split('.').reduce(valueAt, text)).find((text) => text !== undefined);
}

function valueAt(texts: unknown, key: string): unknown {
  return typeof texts === 'object' && texts !== null ? Reflect.get(texts, key) : undefined;
}

function keysOf({ kind, name, ...field }: MasterField): string[] {
  const options = kind === 'choice' && 'options' in field ? field.options.map((option) => `options.${name}.${option}`) : [];
  return [`fields.${name}`, ...options];
}

test('Each kind has its texts, with the labels of its fields and options, in the plugin that registers it', () => {
  const kinds = registry.contributions(masterParts.part('kind'));
  expect(kinds.length).toBeGreaterThan(10);
  const absent = kinds.flatMap(({ plugin, thing: { value } }) => {
    const { fields, isFixed } = value.description;
    const keys = ['title', 'lead', ...(isFixed ? [] : ['add']), ...fields.flatMap(keysOf)].map((key) => `${value.texts}.${key}`);
    return keys.filter((key) => !key.startsWith(`${plugin}:`) || typeof englishText(key) !== 'string');
  });
  expect(absent).toEqual([]);
});
