import { defineServerPlugin } from '#core/server/plugin/server-plugin.ts';
import { defineMaster } from '../../contract/define-master.ts';
import {
  type MasterChange,
  masterSources,
  masterSuggestions,
  masterUses,
  storedMaster,
  type TypedText,
} from '../../contract/master-source.ts';

/** The kind of master data of {@link sampleMastersPlugin}: two levels, offered, with fields of some kinds. */
export const SAMPLES = 'samples';

/** A kind of a standard, with two rows. */
export const FIXED_SAMPLES = 'fixed-samples';

/** The uses of each code of {@link SAMPLES}, which a test may set. */
export const sampleUses = new Map<string, number>();

/** The changes that the plugin of the kind was told, newest last. */
export const toldChanges: MasterChange[] = [];

/** The texts that users typed for {@link SAMPLES}. */
export const typedSamples: TypedText[] = [];

/** Describes {@link SAMPLES}. */
export const samples = defineMaster({
  entity: SAMPLES,
  levels: 2,
  isOffered: true,
  hasAlternatives: true,
  hasUri: true,
  fields: [
    { kind: 'line', name: 'icon', max: 20 },
    { kind: 'number', name: 'months', min: 0, max: 600 },
    { kind: 'reference', name: 'like', entity: SAMPLES },
    { kind: 'reference', name: 'mixes', entity: SAMPLES, max: 3 },
  ],
});

const fixed = defineMaster({ entity: FIXED_SAMPLES, isFixed: true, isOffered: true });

/** Kinds of master data for tests that must not depend on a real plugin. */
export const sampleMastersPlugin = defineServerPlugin({
  id: 'sample-masters',
  requires: ['admin-masters'],
  setup: () => ({
    contributes: [
      masterSources.add(
        'sample-masters.samples',
        90,
        storedMaster(samples, { changed: async (_transaction, change) => void toldChanges.push(change) }),
      ),
      masterSources.add(
        'sample-masters.fixed',
        91,
        storedMaster(fixed, {
          seed: async () => [
            { code: 'A', name: 'Alpha', names: { de: 'Alpha (de)' } },
            { code: 'B+', name: 'Beta', names: {} },
          ],
        }),
      ),
      masterSuggestions.add('sample-masters.samples', 90, { entity: SAMPLES, texts: async () => typedSamples }),
      masterUses.add('sample-masters.boxes', 90, {
        entity: SAMPLES,
        count: async (codes) => new Map(codes.flatMap((code) => [[code, sampleUses.get(code) ?? 0] as const])),
        replace: async (_transaction, from, to) => {
          sampleUses.set(to, (sampleUses.get(to) ?? 0) + (sampleUses.get(from) ?? 0));
          sampleUses.delete(from);
        },
      }),
    ],
  }),
});
