import { coreClientPlugin } from '#core/client/app/core.client-plugin.ts';
import { createRegistry } from '#core/client/plugin/client-registry.ts';
import { type AuditSentence, adminWords } from '#core/contract/audit.ts';
import { coreServerPlugin } from '#core/server/app/core.server-plugin.ts';
import { callRefused } from '#core/server/audit/core-actions.ts';
import { clientPlugins } from '#plugins/index.client.ts';
import { serverPlugins } from '#plugins/index.server.ts';

// The client says in words what the server plugins declare by name.

const registry = createRegistry([coreClientPlugin, ...clientPlugins]);
beforeAll(() => registry.loadMore());

test('Each audit action of a plugin has one sentence, in the texts of the same plugin', () => {
  const declared = serverPlugins.flatMap(({ id, auditActions = [] }) => auditActions.map(({ name }) => `${id} ${name}`));
  const ofCore = [callRefused, ...(coreServerPlugin.auditActions ?? [])].map(({ name }) => name);
  const sentences = registry
    .contributions(adminWords.part('sentences'))
    .flatMap(({ plugin, thing }) => Object.entries(thing.value).map(([action, sentence]) => ({ plugin, action, sentence })))
    .filter(({ action }) => !ofCore.includes(action));
  expect(sentences.map(({ plugin, action }) => `${plugin} ${action}`).sort()).toEqual(declared.sort());
  const textOf = (sentence: string | AuditSentence): string => (typeof sentence === 'string' ? sentence : sentence.text);
  expect(sentences.filter(({ plugin, sentence }) => !textOf(sentence).startsWith(`${plugin}:`))).toEqual([]);
});

test('Each duty has its words, in the texts of the plugin that declares it', () => {
  const declared = serverPlugins.flatMap(({ id, duties = [] }) => duties.map((duty) => `${id} ${duty}`));
  const words = registry.contributions(adminWords.part('duty'));
  expect(words.map(({ plugin, thing }) => `${plugin} ${thing.value.duty}`).sort()).toEqual(declared.sort());
  const foreign = words.flatMap(({ plugin, thing }) =>
    [thing.value.title, thing.value.text].filter((text) => !text.startsWith(`${plugin}:`)),
  );
  expect(foreign).toEqual([]);
});
