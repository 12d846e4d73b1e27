import { defineClientPlugin } from '#core/client/plugin/client-plugin.ts';
import { defineMaster } from '../../contract/define-master.ts';
import { masterParts } from '../../contract/master-entity.ts';

// A kind of master data of the sample plugin on the server.
const samples = {
  description: defineMaster({ entity: 'samples', levels: 2 }),
  texts: 'admin-masters:kinds.skills',
  group: 'site',
} as const;

/** The pages for sample master data, for the access table. */
export const accessPlugins = [
  defineClientPlugin({
    id: 'sample-masters',
    requires: ['admin-masters'],
    contributes: [masterParts.add('sample-masters.samples', 90, { kind: samples })],
  }),
];
