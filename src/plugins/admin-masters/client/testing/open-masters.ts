import { defineClientPlugin } from '#core/client/plugin/client-plugin.ts';
import { contribute } from '#core/contract/extension-point.ts';
import { renderPlugin, type View } from '#core/testing/client-kit.tsx';
import type { FakeReplies } from '#core/testing/fake-api.ts';
import type { TestPerson } from '#core/testing/test-people.ts';
import { masterEntities } from '../../contract/master-entity.ts';
import type { MasterRow } from '../../contract/master-row.ts';
import { adminMastersClientPlugin } from '../admin-masters.client-plugin.ts';

/** A plugin with one kind of master data. */
const colours = defineClientPlugin({
  id: 'colours',
  requires: ['admin-masters'],
  locales: {
    en: async () => ({ default: { title: 'Colours', lead: 'Of paint.', add: 'New colour', access: 'Who may do what with colours' } }),
  },
  contributes: [
    contribute(masterEntities, {
      id: 'colours.colours',
      order: 10,
      value: { entity: 'colours', title: 'colours:title', lead: 'colours:lead', add: 'colours:add', access: 'colours:access' },
    }),
  ],
});

const ALL = ['create', 'delete', 'read', 'update'].map((action) => `master-colours:${action}`);
export const params = { entity: 'colours' };
export const red: MasterRow = { code: 'red', name: 'Red', names: { de: 'Rot' }, isHidden: false, uses: 3, version: 2 };
const api: FakeReplies = {
  'admin-masters.list-rows': { items: [red, { ...red, code: 'umber', name: 'Umber', uses: 0, isHidden: true }], nextCursor: null },
  'admin-masters.get-row': red,
  'admin-masters.get-access': { grants: { candidate: [], employer: ['read'] }, version: 4 },
};

/** Opens a page of the master data "colours" with all permissions. */
export const openMasters = (
  at: string,
  replies: FakeReplies = {},
  as: TestPerson | undefined = 'admin',
  abilities = [...ALL, 'master-access:update'],
): Promise<View> =>
  renderPlugin([adminMastersClientPlugin, colours], { at, ...(as && { as }), api: { ...api, ...replies }, me: { abilities } });
