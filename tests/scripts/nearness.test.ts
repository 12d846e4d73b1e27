import type { Item, Kind } from '../../scripts/checks/catalogue/item.ts';
import { pluginOf } from '../../scripts/checks/catalogue/item.ts';
import { selectedItems } from '../../scripts/checks/plan/nearness.ts';

const item = (name: string, kind: Kind, more: Partial<Item> = {}): Item => ({
  ...{ name, kind, cost: 1, isAlways: false, plugin: pluginOf(name) },
  ...more,
});

const ITEMS: readonly Item[] = [
  item('src/plugins/garden/server/beds.test.ts', 'test'),
  item('src/plugins/garden/client/page.test.tsx', 'test'),
  item('src/plugins/shop/server/offers.test.ts', 'test'),
  item('src/core/server/queue/queue.test.ts', 'test'),
  item('src/plugins/garden/server/beds.test.ts on the other database', 'other-database'),
  item('src/plugins/garden/e2e/plant.spec.ts', 'spec'),
  item('src/plugins/shop/e2e/buy.spec.ts', 'spec'),
  item('tests/e2e/home.spec.ts', 'spec'),
  item('screen garden', 'screen', { plugin: 'garden' }),
  item('screen shop', 'screen', { plugin: 'shop' }),
  item('without garden, shop', 'removal', { removes: ['garden', 'shop'], cost: 2 }),
  item('without shop', 'removal', { removes: ['shop'] }),
  item('Crashes', 'script', { sources: [/^src\/core\/server\/queue\//] }),
];

function near(files: readonly string[], related: readonly string[] = []): Record<string, string> {
  const dependentsOf = (plugin: string): string[] => (plugin === 'garden' ? ['shop'] : []);
  return Object.fromEntries(selectedItems(ITEMS, { files, relatedTests: new Set(related), dependentsOf }));
}

test('A changed file selects the tests in its folder, of its plugin and of the plugins that depend on it', () => {
  const related = [
    'src/plugins/garden/server/beds.test.ts',
    'src/plugins/garden/client/page.test.tsx',
    'src/plugins/shop/server/offers.test.ts',
  ];
  expect(near(['src/plugins/garden/server/beds.ts'], related)).toEqual({
    'src/plugins/garden/server/beds.test.ts': 'beside',
    'src/plugins/garden/client/page.test.tsx': 'related',
    'src/plugins/shop/server/offers.test.ts': 'dependent',
    'src/plugins/garden/e2e/plant.spec.ts': 'related',
    'src/plugins/shop/e2e/buy.spec.ts': 'dependent',
    'screen shop': 'dependent',
  });
});

test('A changed client selects the screens of its plugin', () => {
  expect(near(['src/plugins/garden/client/page.css'])).toMatchObject({ 'screen garden': 'related', 'screen shop': 'dependent' });
});

test('A changed contract or list of required plugins selects the smallest removal of the plugin', () => {
  expect(near(['src/plugins/shop/contract/offer.ts'])).toMatchObject({ 'without shop': 'related' });
  expect(near(['src/plugins/garden/server/garden.server-plugin.ts'])).toMatchObject({ 'without garden, shop': 'related' });
  expect(near(['src/plugins/shop/server/offers.ts'])).not.toHaveProperty('without shop');
});

test('A changed migration selects the tests of its plugin on the other database', () => {
  const other = 'src/plugins/garden/server/beds.test.ts on the other database';
  expect(near(['src/plugins/garden/server/migrations/0002-size.ts'])).toMatchObject({ [other]: 'related' });
  expect(near(['src/plugins/garden/server/beds.ts'])).not.toHaveProperty(other);
});

test('A changed source of a script selects it', () => {
  expect(near(['src/core/server/queue/queue.ts'])).toMatchObject({ Crashes: 'related', 'src/core/server/queue/queue.test.ts': 'beside' });
});

test('A changed client of the core selects every screen and every browser test', () => {
  const selected = near(['src/core/client/ui/button.tsx']);
  expect(selected).toMatchObject({ 'screen garden': 'dependent', 'screen shop': 'dependent', 'tests/e2e/home.spec.ts': 'dependent' });
});

test('A changed document selects nothing', () => {
  expect(near(['docs/design.md'])).toEqual({});
});
