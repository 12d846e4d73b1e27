import type { JSX } from 'react';
import { Outlet } from 'react-router-dom';
import type { LayoutModule } from '../plugin/client-plugin.ts';
import type { Once } from './once.ts';

/** The layout around a page, which the page's loader has fetched. Where it could not, an error screen stands alone. */
export function LayoutFrame({ module }: { readonly module: Once<LayoutModule> }): JSX.Element {
  const Layout = module.current?.Layout;
  return Layout === undefined ? <Outlet /> : <Layout />;
}
