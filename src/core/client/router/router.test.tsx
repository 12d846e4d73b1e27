import { screen } from '@testing-library/react';
import { uuidParam } from '#core/contract/param-type.ts';
import { href, routeRef } from '#core/contract/route-ref.ts';
import { renderPlugin } from '#core/testing/client-kit.tsx';
import { defineClientPlugin, type PageModule } from '../plugin/client-plugin.ts';
import { Link } from './Link.tsx';
import { useParams } from './use-params.ts';

const routes = {
  first: routeRef('garden.first', '/first'),
  second: routeRef('garden.second', '/second'),
  plant: routeRef('garden.plant', '/plants/:id', { id: uuidParam }),
};
const PLANT = '018f3c1e-0000-7000-8000-00000000000a';

function page(heading: string): () => Promise<PageModule> {
  return async () => ({
    Page: () => (
      <>
        <h1>{heading}</h1>
        <Link to={href(routes.second)}>on</Link>
      </>
    ),
  });
}

function PlantPage() {
  return <h1>Plant {useParams(routes.plant).id}</h1>;
}

const garden = defineClientPlugin({
  id: 'garden',
  pages: [
    { route: routes.first, layout: 'default', page: page('First') },
    { route: routes.second, layout: 'default', page: page('Second') },
    { route: routes.plant, layout: 'none', page: async () => ({ Page: PlantPage }) },
  ],
});

describe('the router', () => {
  it('opens a page and reads its parameters by their types', async () => {
    const view = await renderPlugin([garden], { at: href(routes.plant, { id: PLANT.toUpperCase() }) });
    expect(view.heading).toBe(`Plant ${PLANT}`);
  });

  it('keeps the layout mounted from page to page', async () => {
    const view = await renderPlugin([garden], { at: '/first' });
    const main = screen.getByRole('main');
    await view.user.click(screen.getByRole('link', { name: 'on' }));
    expect(view.heading).toBe('Second');
    expect(screen.getByRole('main')).toBe(main);
  });
});
