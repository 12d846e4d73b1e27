import { act, screen, waitFor, within } from '@testing-library/react';
import { formatter } from '#core/client/i18n/format.ts';
import { defineClientPlugin } from '#core/client/plugin/client-plugin.ts';
import { adminWords } from '#core/contract/audit.ts';
import { href } from '#core/contract/route-ref.ts';
import { renderPlugin, type View } from '#core/testing/client-kit.tsx';
import { type FakeReplies, refusal } from '#core/testing/fake-api.ts';
import { twoPages } from '#core/testing/two-pages.ts';
import { auditRoutes } from '../contract/routes.ts';
import type { AuditEvent, AuditEventDetail } from '../contract/schemas.ts';
import { auditClientPlugin } from './audit.client-plugin.ts';

const texts = async () => ({ default: { audit: { moved: '{{who}} moved {{subject}}' } } });

const herbTexts = async () => ({
  default: {
    mints: 'Mints',
    dried: '{{who}} dried herbs',
    soldOf_one: '{{who}} sold {{count, number}} herb: {{kind}}',
    soldOf_other: '{{who}} sold {{count, number}} herbs: {{kind}}',
    driedOf_one: '{{who}} dried {{count, number}} herb: {{kind}}',
    driedOf_other: '{{who}} dried {{count, number}} herbs: {{kind}}',
  },
});

/** A plugin whose actions have a sentence. */
const garden = defineClientPlugin({
  id: 'garden',
  locales: { en: texts, ar: texts, de: texts, fa: texts, he: texts },
  contributes: [adminWords.add('garden.words', 10, { sentences: { 'plant.moved': 'garden:audit.moved' } })],
});

const ID = '018f0000-0000-7000-8000-00000000000a';
const anEvent = (rest: Partial<AuditEvent> = {}): AuditEvent => ({
  id: ID,
  seq: 1234,
  at: '2026-03-01T09:30:15.000Z',
  actor: { id: ID, name: 'Ada' },
  actorRole: 'admin',
  viewer: null,
  action: 'plant.moved',
  subject: 'plant',
  subjectId: 'fig',
  person: null,
  outcome: 'done',
  imported: null,
  ...rest,
});
const aDetail = (rest: Partial<AuditEventDetail> = {}): AuditEventDetail => ({
  ...anEvent(),
  requestId: 'request-1',
  hash: 'ab12',
  details: {
    ip: '192.0.2.1',
    userAgent: 'Firefox',
    changes: [
      { field: 'bed', kind: 'value', from: null, to: 'south' },
      { field: 'story', kind: 'length', from: '0', to: '1' },
    ],
    tooLarge: null,
  },
  ...rest,
});

const page = (...items: AuditEvent[]) => ({ 'audit.list-events': { items, nextCursor: null } });
const open = (api: FakeReplies, at: string = href(auditRoutes.events)): Promise<View> =>
  renderPlugin([auditClientPlugin, garden], { at, as: 'admin', me: { abilities: ['audit-event:list'] }, api });
const sentences = async () => {
  await screen.findAllByRole('rowheader');
  return screen.getAllByRole('rowheader').map(({ textContent }) => textContent);
};

test('only users with the duty open the record, and only they have it in the navigation', async () => {
  await renderPlugin([auditClientPlugin], { at: href(auditRoutes.events), as: 'admin' });
  expect(screen.getByText('403')).toBeVisible();
});

test('each event is a sentence of its plugin, with its time in the time zone of the reader', async () => {
  await open(
    page(
      anEvent(),
      anEvent({ id: `${ID.slice(0, -1)}b`, subject: 'user', subjectId: ID, person: { id: ID, name: null }, actor: null }),
      anEvent({ id: `${ID.slice(0, -1)}c`, viewer: { id: ID, name: 'Ben' }, action: 'gone.away', outcome: 'refused' }),
    ),
  );
  expect(await sentences()).toEqual(['Ada moved fig', 'The server moved Deleted user', 'Ben (as Ada): gone.away']);
  const [first, , last] = screen.getAllByRole('row').slice(1);
  expect(within(first as HTMLElement).getByText(formatter('en').dateTime('2026-03-01T09:30:15.000Z'))).toBeVisible();
  expect(within(first as HTMLElement).getByText('1,234')).toBeVisible();
  expect(within(last as HTMLElement).getByText('Refused')).toBeVisible();
});

test('equal events that follow each other are one line with their number, which opens to all', async () => {
  const id = (letter: string): string => ID.slice(0, -1) + letter;
  const { user } = await open(
    page(
      anEvent({ seq: 9 }),
      anEvent({ id: id('b'), seq: 8 }),
      anEvent({ id: id('c'), seq: 7 }),
      anEvent({ id: id('d'), seq: 6, subjectId: 'plum' }),
      anEvent({ id: id('e'), seq: 5 }),
    ),
  );
  expect(await sentences()).toEqual(['Ada moved fig3 times', 'Ada moved plum', 'Ada moved fig']);
  // The head, and the lines: the grid has no row for a folded event.
  expect(screen.getByRole('grid')).toHaveAttribute('aria-rowcount', '4');
  // By keyboard: the button is a stop in the row that has the focus.
  act(() => screen.getAllByRole('row')[1]?.focus());
  await user.tab();
  expect(screen.getByRole('button', { name: '3 times' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(screen.getByRole('button', { name: '3 times' })).toHaveAttribute('aria-expanded', 'true');
  const numbers = screen.getAllByRole('row').map((row) => within(row).queryAllByRole('gridcell').at(-1)?.textContent);
  expect(numbers.slice(1)).toEqual(['9', '8', '7', '6', '5']);
  await user.click(screen.getByRole('button', { name: '3 times' }));
  expect(await sentences()).toHaveLength(3);
});

test('an event that changed several objects says which, and how many', async () => {
  const herbs = defineClientPlugin({
    id: 'herbs',
    locales: { en: herbTexts, ar: herbTexts, de: herbTexts, fa: herbTexts, he: herbTexts },
    contributes: [
      adminWords.add('herbs.words', 20, {
        sentences: {
          'herbs.dried': { text: 'herbs:dried', textOfMany: 'herbs:driedOf' },
          'herbs.sold': { text: 'herbs:sold', textOfMany: 'herbs:soldOf' },
        },
        objects: { target: 'herbs.rows', nameOf: (place) => (place === 'mints' ? 'herbs:mints' : undefined) },
      }),
    ],
  });
  const imported = { target: 'herbs.rows', place: 'mints', rows: 4199 };
  const id = (letter: string): string => ID.slice(0, -1) + letter;
  await renderPlugin([auditClientPlugin, garden, herbs], {
    at: href(auditRoutes.events),
    as: 'admin',
    me: { abilities: ['audit-event:list'] },
    api: page(
      anEvent({ action: 'herbs.dried', imported }),
      anEvent({ id: id('b'), action: 'herbs.sold', imported: { ...imported, place: 'gone', rows: 1 } }),
      anEvent({ id: id('c'), action: 'herbs.dried', imported: null }),
    ),
  });
  expect(await sentences()).toEqual(['Ada dried 4,199 herbs: Mints', 'Ada sold 1 herb: gone', 'Ada dried herbs']);
});

test('the filters are in the address, and the events are asked with them', async () => {
  const { user, api } = await open(page(), `${href(auditRoutes.events)}?who=Ben&action=gone.away`);
  expect(await screen.findByText('No event matches these filters')).toBeVisible();
  await user.click(screen.getByRole('button', { name: '2 filters' }));
  expect(screen.getByRole('combobox', { name: 'What' })).toHaveDisplayValue('gone.away');
  await user.clear(screen.getByRole('searchbox', { name: /^Who/ }));
  await user.selectOptions(screen.getByRole('combobox', { name: 'What' }), '… moved …');
  await user.type(screen.getByLabelText('From'), '2026-03-01');
  await user.click(screen.getByRole('button', { name: 'Show events' }));
  await waitFor(() => expect(api.calls.at(-1)?.query).toMatchObject({ action: 'plant.moved', from: new Date(2026, 2, 1).toISOString() }));
  expect(api.calls.at(-1)?.query).not.toHaveProperty('who', 'Ben');
  await user.click(screen.getAllByRole('link', { name: 'Clear filters' })[0] as HTMLElement);
  expect(await screen.findByText('No events yet')).toBeVisible();
});

test('the order of the events is in the address, beside the filters, and folds equal events in both directions', async () => {
  const id = (letter: string): string => ID.slice(0, -1) + letter;
  const newest = [anEvent({ id: id('c') }), anEvent({ id: id('b'), subjectId: 'plum' }), anEvent({ id: id('a'), subjectId: 'plum' })];
  const { api, user } = await open(
    {
      'audit.list-events': ({ query: { sort } }: { query: { sort?: string } }) => ({
        items: sort === 'oldest' ? newest.toReversed() : newest,
        nextCursor: null,
      }),
    },
    `${href(auditRoutes.events)}?outcome=done`,
  );
  expect(await sentences()).toEqual(['Ada moved fig', 'Ada moved plum2 times']);
  await user.click(screen.getByRole('button', { name: 'When' }));
  await waitFor(async () => expect(await sentences()).toEqual(['Ada moved plum2 times', 'Ada moved fig']));
  expect(api.calls.at(-1)?.query).toMatchObject({ outcome: 'done', sort: 'oldest' });
  expect(screen.getByRole('columnheader', { name: 'When' })).toHaveAttribute('aria-sort', 'ascending');
});

test('the list keeps both pages and its place after "back" from an event', async () => {
  const other = `${ID.slice(0, -1)}b`;
  const view = await open({
    'audit.list-events': twoPages([anEvent()], [anEvent({ id: other, subjectId: 'plum' })]),
    'audit.get-event': aDetail({ id: other, subjectId: 'plum' }),
  });
  await view.user.click(await screen.findByRole('link', { name: 'Ada moved plum' }));
  expect(await screen.findByRole('heading', { level: 1, name: /plum/ })).toBeVisible();
  const lists = () => view.api.calls.filter(({ id }) => id === 'audit.list-events').length;
  const before = lists();
  await view.back();
  expect(await sentences()).toEqual(['Ada moved fig', 'Ada moved plum']);
  await waitFor(() => expect(document.activeElement).toHaveTextContent('Ada moved plum'));
  expect(lists()).toBe(before);
});

test('a list that does not load can be tried again', async () => {
  let isAway = true;
  const { user } = await open({
    'audit.list-events': () => {
      if (isAway) throw refusal(503, 'unavailable', 'The server is away.');
      return { items: [anEvent()], nextCursor: null };
    },
  });
  isAway = false;
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await sentences()).toEqual(['Ada moved fig']);
});

test('the export saves the events that the filters select', async () => {
  URL.createObjectURL = jest.fn(() => 'blob:audit');
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const { user, api } = await open(
    { ...page(anEvent()), 'audit.export-events': { blob: new Blob(['number']), name: 'audit-2026-03-01.csv' } },
    `${href(auditRoutes.events)}?who=Ada`,
  );
  await user.click(screen.getByRole('button', { name: 'Export as CSV' }));
  expect(api.calls.at(-1)).toMatchObject({ id: 'audit.export-events', query: { who: 'Ada' } });
  expect(click.mock.contexts[0]).toMatchObject({ href: 'blob:audit', download: 'audit-2026-03-01.csv' });
});

test('an event opens with its facts and changes, and leads back to the filtered list', async () => {
  const api = { ...page(anEvent()), 'audit.get-event': aDetail() };
  const { user } = await open(api, `${href(auditRoutes.events)}?who=Ada`);
  await user.click(await screen.findByRole('link', { name: 'Ada moved fig' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Ada moved fig' })).toBeVisible();
  const table = screen.getByRole('table');
  expect(within(table).getByRole('row', { name: 'bed none south' })).toBeVisible();
  expect(within(table).getByRole('row', { name: 'story 0 characters 1 character' })).toBeVisible();
  for (const text of ['192.0.2.1', 'Firefox', 'request-1', 'ab12']) expect(screen.getByText(text)).toBeVisible();
  const links = screen.getAllByRole('link', { name: 'Audit record' }).map((link) => link.getAttribute('href'));
  expect(links).toContain(`${href(auditRoutes.events)}?who=Ada`);
});

test.each([
  [aDetail({ details: null }), 'The details of this event were deleted.'],
  [
    aDetail({ details: { ip: null, userAgent: null, changes: [], tooLarge: ['bed', 'story'] } }),
    'The changes were too large to keep. These fields changed: bed, story.',
  ],
])('an event without its changes says why', async (detail, sentence) => {
  await open({ 'audit.get-event': detail }, href(auditRoutes.event, { id: ID }));
  expect(await screen.findByText(sentence)).toBeVisible();
});
