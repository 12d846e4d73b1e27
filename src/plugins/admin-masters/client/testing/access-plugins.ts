import { defineClientPlugin } from '#core/client/plugin/client-plugin.ts';
import { contribute } from '#core/contract/extension-point.ts';
import { masterEntities } from '../../contract/master-entity.ts';

const text = 'admin-masters:nav.entities';
// The kind of master data of the sample plugin on the server.
const samples = { entity: 'samples', title: text, lead: text, add: text, access: text };

/** The pages for sample master data, for the access table. */
export const accessPlugins = [
  defineClientPlugin({
    id: 'sample-masters',
    requires: ['admin-masters'],
    contributes: [contribute(masterEntities, { id: 'sample-masters.samples', order: 90, value: samples })],
  }),
];
