import { clientPlugins } from '#plugins/index.client.ts';
import { readPassingRoutes, readScreens } from '../../e2e/screens/screens.ts';

it('every route is looked at in the screen tests', async () => {
  const looked = new Set([...(await readScreens()).map(({ route }) => route), ...(await readPassingRoutes())]);
  const routes = clientPlugins.flatMap(({ pages = [] }) => pages.map(({ route }) => route.path));
  expect(routes.filter((route) => !looked.has(route))).toEqual([]);
});

it('screens have a name each', async () => {
  const names = (await readScreens()).map(({ name }) => name);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});
