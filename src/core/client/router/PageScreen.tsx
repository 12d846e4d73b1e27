import type { JSX } from 'react';
import { useParams } from 'react-router-dom';
import type { PageModule } from '../plugin/client-plugin.ts';
import type { Once } from './once.ts';

interface PageScreenProps {
  /** Id of the page's route. */
  readonly route: string;
  readonly module: Once<PageModule>;
}

/** The page that the loader of its route has fetched. */
export function PageScreen({ route, module }: PageScreenProps): JSX.Element | undefined {
  // The page of another object mounts anew: input and state of one object must not stay for the other.
  const identity = JSON.stringify([route, useParams()]);
  const Page = module.current?.Page;
  return Page && <Page key={identity} />;
}
