import { clientPlugins } from '#plugins/index.client.ts';
import { PASSING_ROUTES, SCREENS } from '../../e2e/screens/screens.ts';

it('every route is looked at in the screen tests', () => {
  const looked = new Set([...SCREENS.map(({ route }) => route), ...PASSING_ROUTES]);
  const routes = clientPlugins.flatMap(({ pages = [] }) => pages.map(({ route }) => route.path));
  expect(routes.filter((route) => !looked.has(route))).toEqual([]);
});
