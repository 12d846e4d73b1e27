import { clientPlugins } from '#plugins/index.client.ts';
import { readPassingRoutes, readScreens } from '../../e2e/screens/screens.ts';

it('the screen tests cover every route', async () => {
  const looked = new Set([...(await readScreens()).map(({ route }) => route), ...(await readPassingRoutes())]);
  const routes = clientPlugins.flatMap(({ pages = [] }) => pages.map(({ route }) => route.path));
  expect(routes.filter((route) => !looked.has(route))).toEqual([]);
});

it('screens have unique names', async () => {
  const names = (await readScreens()).map(({ name }) => name);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});
