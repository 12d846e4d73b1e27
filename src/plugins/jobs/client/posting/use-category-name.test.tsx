import { screen } from '@testing-library/react';
import type { JSX } from 'react';
import { Texts } from '#core/client/i18n/texts.ts';
import { defineClientPlugin } from '#core/client/plugin/client-plugin.ts';
import { routeRef } from '#core/contract/route-ref.ts';
import { renderPlugin } from '#core/testing/client-kit.tsx';
import { standIns } from '#core/testing/stand-ins.ts';
import type { NamedCategory } from '../../contract/reply-schemas.ts';
import { jobsClientPlugin } from '../jobs.client-plugin.ts';
import { useCategoryName } from './use-category-name.ts';

const CATEGORIES: readonly NamedCategory[] = [
  { code: 'engineering', name: 'Engineering' },
  { code: 'legal', name: 'Law and order', names: { en: 'Law and order' } },
  { code: 'sales', name: 'Sales', names: { de: 'Verkauf und mehr' } },
  { code: 'pump-keeping', name: 'Pump keeping' },
  { code: 'lock-keeping', name: 'Lock keeping', names: { de: 'Schleusendienst' } },
];

function Names(): JSX.Element {
  const nameOf = useCategoryName();
  return <p>{CATEGORIES.map(nameOf).join(', ')}</p>;
}

const route = routeRef('names.all', '/names');
const names = defineClientPlugin({ id: 'names', pages: [{ route, layout: 'none', load: async () => ({ Page: Names }) }] });

it.each([
  ['en', 'Engineering, Law and order, Sales, Pump keeping, Lock keeping'],
  ['de', 'Ingenieurwesen, Law and order, Verkauf und mehr, Pump keeping, Schleusendienst'],
])('in %s the names of administrators take precedence over the built-in names', async (language, expected) => {
  localStorage.setItem('trellis.language', language);
  const view = await renderPlugin([...standIns(jobsClientPlugin), jobsClientPlugin, names], { at: '/names' });
  await view.resolve(Texts).ensureNamespaces(['jobs']);
  await view.open('/names?again');
  expect(await screen.findByText(expected)).toBeVisible();
});
