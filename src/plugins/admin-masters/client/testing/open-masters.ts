import { defineClientPlugin } from '#core/client/plugin/client-plugin.ts';
import { renderPlugin, type View } from '#core/testing/client-kit.tsx';
import type { FakeReplies } from '#core/testing/fake-api.ts';
import { standIns } from '#core/testing/stand-ins.ts';
import type { TestPerson } from '#core/testing/test-people.ts';
import { defineMaster } from '../../contract/define-master.ts';
import { MASTER_ACTIONS } from '../../contract/master-access.ts';
import { masterParts } from '../../contract/master-entity.ts';
import type { MasterRow, MasterRowDetail } from '../../contract/reply-schemas.ts';
import { adminMastersClientPlugin } from '../admin-masters.client-plugin.ts';

/** A kind with two levels, alternative names and one field. */
const colourKind = defineMaster({
  entity: 'colours',
  levels: 2,
  isOffered: true,
  hasAlternatives: true,
  hasUri: true,
  fields: [{ kind: 'line', name: 'shade', max: 20 }],
});

/** A plugin with one kind of master data. */
const colours = defineClientPlugin({
  id: 'colours',
  requires: ['admin-masters'],
  locales: {
    en: async () => ({ default: { kind: { title: 'Colours', lead: 'Of paint.', add: 'New colour', fields: { shade: 'Shade' } } } }),
  },
  contributes: [masterParts.add('colours.colours', 10, { kind: { description: colourKind, texts: 'colours:kind', group: 'site' } })],
});

const ALL = MASTER_ACTIONS.map((action) => `master-colours:${action}`);
export const params = { entity: 'colours' };
export const red: MasterRow = {
  code: 'red',
  name: 'Red',
  names: { de: 'Rot' },
  description: '',
  parent: null,
  sort: 0,
  isHidden: false,
  fields: { shade: null },
  uri: null,
  uses: 3,
  children: 0,
  version: 2,
};
/** What only the page of the row shows. */
export const rest: Omit<MasterRowDetail, keyof MasterRow> = {
  alternatives: [],
  path: [],
  usedBy: [{ by: 'colours.walls', count: 3 }],
  sameName: [],
  updatedAt: '2026-01-02T03:04:05.000Z',
  updatedBy: 'Ada',
};
const api: FakeReplies = {
  'admin-masters.list-rows': { items: [red, { ...red, code: 'umber', name: 'Umber', uses: 0, isHidden: true }], nextCursor: null },
  'admin-masters.get-row': { ...red, ...rest },
  'admin-masters.get-access': { grants: { 'role:employer': ['read'] }, version: 4, groups: [] },
  'admin-masters.list-history': { items: [] },
  'admin-masters.count-suggestions': { items: [] },
};

/** Opens a page of the master data "colours" with all permissions. */
export const openMasters = (
  at: string,
  replies: FakeReplies = {},
  as: TestPerson | 'visitor' = 'admin',
  abilities = [...ALL, 'master-access:update'],
): Promise<View> =>
  renderPlugin([...standIns(adminMastersClientPlugin), adminMastersClientPlugin, colours], {
    at,
    ...(as !== 'visitor' && { as }),
    api: { ...api, ...replies },
    me: { abilities },
  });
