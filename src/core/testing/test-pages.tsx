import type { ComponentType, JSX } from 'react';
import { type ClientPlugin, defineClientPlugin } from '#core/client/plugin/client-plugin.ts';
import type { PageModule } from '#core/client/plugin/page.ts';
import { routeRef } from '#core/contract/route-ref.ts';

function Saying({ heading }: { readonly heading: string }): JSX.Element {
  return <h1>{heading}</h1>;
}

/** A page with a heading and no other content. */
export function pageSaying(heading: string): () => Promise<PageModule> {
  return async () => ({ Page: Saying.bind(undefined, { heading }) });
}

/** A plugin that has only this page, without a layout. */
export function onePage(id: string, path: string, Page: ComponentType, requires: readonly string[] = []): ClientPlugin {
  return defineClientPlugin({
    id,
    requires,
    pages: [{ route: routeRef(`${id}.page`, path), layout: 'none', load: async () => ({ Page }) }],
  });
}
