import type { JSX } from 'react';
import { Outlet } from 'react-router-dom';
import type { LayoutModule } from '../plugin/client-plugin.ts';
import type { Once } from './once.ts';

/** The layout around a page, which the page's loader has fetched. If it did not load, an error screen is shown without a layout. */
export function LayoutFrame({ module }: { readonly module: Once<LayoutModule> }): JSX.Element {
  const Layout = module.current?.Layout;
  return Layout === undefined ? <Outlet /> : <Layout />;
}
