import { ADDRESSES } from '#core/contract/addresses.ts';
import { clientPlugins } from '#plugins/index.client.ts';

test('Every address to which the core leads is the page of some plugin', () => {
  const paths = clientPlugins.flatMap(({ pages }) => (pages ?? []).map(({ route }) => route.path));
  expect(Object.values(ADDRESSES).filter((address) => !paths.includes(address))).toEqual([]);
});
