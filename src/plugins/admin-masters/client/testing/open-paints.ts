import { defineClientPlugin } from '#core/client/plugin/client-plugin.ts';
import { routeRef } from '#core/contract/route-ref.ts';
import { renderPlugin, type View } from '#core/testing/client-kit.tsx';
import type { FakeReplies } from '#core/testing/fake-api.ts';
import { standIns } from '#core/testing/stand-ins.ts';
import { defineMaster } from '../../contract/define-master.ts';
import { MASTER_ACTIONS, type MasterAction } from '../../contract/master-access.ts';
import { masterParts } from '../../contract/master-entity.ts';
import type { HistoryEntry, KeptValues, MasterRowDetail } from '../../contract/reply-schemas.ts';
import { adminMastersClientPlugin } from '../admin-masters.client-plugin.ts';

// A kind with a field of each sort.
const paintKind = defineMaster({
  entity: 'paints',
  levels: 2,
  hasAlternatives: true,
  hasUri: true,
  fields: [
    { kind: 'line', name: 'maker', max: 20 },
    { kind: 'text', name: 'advice', max: 200 },
    { kind: 'number', name: 'litres', min: -1, max: 50, decimals: 2 },
    { kind: 'flag', name: 'isGlossy' },
    { kind: 'choice', name: 'base', options: ['oil', 'water'], isRequired: true },
    { kind: 'reference', name: 'pigments', entity: 'pigments', max: 3 },
    { kind: 'reference', name: 'binder', entity: 'pigments' },
    { kind: 'pattern', name: 'label', max: 40 },
  ],
});

const paintTexts = {
  title: 'Paints',
  lead: 'For walls.',
  add: 'New paint',
  fields: {
    maker: 'Maker',
    advice: 'Advice',
    litres: 'Litres',
    isGlossy: 'Glossy',
    base: 'Base',
    pigments: 'Pigments',
    binder: 'Binder',
    label: 'Form of labels',
  },
  help: { litres: 'In a tin.' },
  options: { base: { oil: 'Oil', water: 'Water' } },
};

const kinds = [
  { description: paintKind, texts: 'paints:paints', group: 'site' },
  { description: defineMaster({ entity: 'pigments', isOffered: true }), texts: 'paints:pigments', group: 'site' },
  { description: defineMaster({ entity: 'grades', isFixed: true }), texts: 'paints:grades', group: 'site' },
] as const;

const Walls = (): string => 'Walls';

const walls = routeRef('paints.walls', '/walls');

const paints = defineClientPlugin({
  id: 'paints',
  requires: ['admin-masters'],
  locales: {
    en: async () => ({
      default: {
        paints: paintTexts,
        pigments: { title: 'Pigments', lead: 'Of paints.', add: 'New pigment' },
        grades: { title: 'Grades', lead: 'Of a standard.' },
        uses_one: '{{count, number}} wall',
        uses_other: '{{count, number}} walls',
      },
    }),
  },
  pages: [{ route: walls, load: async () => ({ Page: Walls }), layout: 'none' }],
  contributes: [
    ...kinds.map((value, index) => masterParts.add(`paints.${value.description.entity}`, 10 + index, { kind: value })),
    masterParts.add('paints.uses', 10, {
      uses: [
        { by: 'paints.walls', text: 'paints:uses', page: { route: walls, query: (code) => ({ paint: code }) } },
        { by: 'paints.doors', text: 'paints:uses', page: { route: routeRef('paints.doors', '/doors'), query: () => ({}) } },
      ],
    }),
  ],
});

export const matt: MasterRowDetail = {
  code: 'matt',
  name: 'Matt white',
  names: { de: 'Mattweiß' },
  description: 'For ceilings.',
  parent: 'white',
  sort: 0,
  isHidden: false,
  fields: {
    maker: 'Cole',
    advice: null,
    litres: 2.5,
    isGlossy: false,
    base: 'water',
    pigments: ['zinc'],
    binder: null,
    label: '[A-Z]{2}\\d{2}',
  },
  uri: null,
  uses: 0,
  children: 0,
  version: 4,
  alternatives: [{ language: 'en', name: 'Flat white', kind: 'alternative' }],
  path: [{ code: 'white', name: 'White', names: {} }],
  usedBy: [],
  sameName: [],
  updatedAt: '2026-01-02T03:04:05.000Z',
  updatedBy: 'Ada',
};

/** The values of a row that its history keeps. */
export function keptOf({ name, names, description, parent, sort, isHidden, fields, uri, alternatives }: MasterRowDetail): KeptValues {
  return { name, names, description, parent, sort, isHidden, fields, uri, alternatives, mergedInto: null };
}

export const edited: HistoryEntry = {
  id: 'entry-2',
  at: '2026-02-03T10:00:00.000Z',
  by: 'Ada',
  action: 'updated',
  version: 4,
  before: { ...keptOf(matt), name: 'Chalk', fields: { ...matt.fields, base: 'oil' } },
  after: keptOf(matt),
  isUndoable: true,
  undoNeeds: ['update'],
};

const pigments = [
  { code: 'zinc', name: 'Zinc white', names: {}, parent: null },
  { code: 'ochre', name: 'Ochre', names: {}, parent: null },
];

/** The pigments with the codes, or whose names have the text. */
const offered = ({ query: { q, codes } }: { query: { q?: string; codes?: string } }): unknown => ({
  items: pigments.filter(({ code, name }) =>
    codes === undefined ? name.toLowerCase().includes((q ?? '').toLowerCase()) : codes.split(',').includes(code),
  ),
});

const api: FakeReplies = {
  'admin-masters.get-row': matt,
  'admin-masters.list-rows': { items: [], nextCursor: null },
  'admin-masters.list-offered': offered,
  'admin-masters.list-history': { items: [] },
};

export const FORM = '/admin/settings/masters/paints/form?code=matt';
export const NEW = '/admin/settings/masters/paints/form';

interface Opened {
  readonly at?: string;
  readonly replies?: FakeReplies;
  /** What the user may do; everything when absent. */
  readonly may?: readonly MasterAction[];
}

/** Opens the form of the paint "Matt white", or another page. */
export const openPaints = ({ at = FORM, replies = {}, may = MASTER_ACTIONS }: Opened = {}): Promise<View> =>
  renderPlugin([...standIns(adminMastersClientPlugin), adminMastersClientPlugin, paints], {
    at,
    as: 'employer',
    api: { ...api, ...replies },
    me: { abilities: ['paints', 'grades'].flatMap((entity) => may.map((action) => `master-${entity}:${action}`)) },
  });

/** The body of the last call of an endpoint. */
export const sentTo = (view: View, endpoint: string): unknown =>
  view.api.calls.findLast(({ id }) => id === `admin-masters.${endpoint}`)?.body;
