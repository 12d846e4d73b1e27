import { contribute } from '#core/contract/extension-point.ts';
import { defineServerPlugin } from '#core/server/plugin/server-plugin.ts';
import type { MasterRow } from '../../contract/master-row.ts';
import { type MasterSource, masterSources } from '../../contract/master-source.ts';

/** The kind of master data of {@link sampleMastersPlugin}. */
export const SAMPLES = 'samples';

const rows = new Map<string, MasterRow>();

const source: MasterSource = {
  entity: SAMPLES,
  count: async () => rows.size,
  rows: async ({ limit }) => [...rows.values()].slice(0, limit),
  find: async (code) => rows.get(code),
  locked: async (_transaction, code) => rows.get(code),
  insert: async (_transaction, { code, name, names }) => {
    if (rows.has(code)) return false;
    rows.set(code, { code, name, names, isHidden: false, uses: 0, version: 1 });
    return true;
  },
  update: async (_transaction, code, edit) => {
    const row = rows.get(code);
    if (row?.version !== edit.version) return false;
    rows.set(code, { ...row, ...edit, version: row.version + 1 });
    return true;
  },
  remove: async (_transaction, code) => rows.delete(code),
};

/** A kind of master data in memory, for tests that must not depend on a real plugin. */
export const sampleMastersPlugin = defineServerPlugin({
  id: 'sample-masters',
  requires: ['admin-masters'],
  setup: () => ({ contributes: [contribute(masterSources, { id: 'sample-masters.samples', order: 90, value: source })] }),
});
