import { type JSX, Suspense, useState } from 'react';
import { useTexts } from '../i18n/use-texts.ts';
import { useContributions } from '../plugin/Contributions.tsx';
import { PluginBoundary } from '../plugin/PluginBoundary.tsx';
import { lazyExtra } from '../ui/lazy-extra.ts';
import { type BarItem, barItems } from './bar-item.ts';
import * as styles from './BarItems.module.css';

/** What plugins add to the bar. Each has its place from the start, also when it does not load, so that nothing beside it moves. */
export function BarItems(): JSX.Element {
  return (
    <>
      {useContributions(barItems).map(({ plugin, thing: { id, value } }) => (
        <span key={id} className={styles.barItem} data-bar-item>
          <PluginBoundary plugin={plugin} what={id}>
            <LoadedItem plugin={plugin} load={value.load} />
          </PluginBoundary>
        </span>
      ))}
    </>
  );
}

function LoadedItem({ plugin, load }: BarItem & { readonly plugin: string }): JSX.Element {
  const [Item] = useState(() => lazyExtra(async () => (await load()).Item));
  const hasTexts = useTexts([plugin], 'nav');
  return <Suspense>{hasTexts && <Item />}</Suspense>;
}
