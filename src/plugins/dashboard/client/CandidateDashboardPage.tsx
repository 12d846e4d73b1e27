import type { JSX } from 'react';
import { Dashboard } from './Dashboard.tsx';

/** The dashboard of the role `candidate`. */
export function Page(): JSX.Element {
  return <Dashboard audience="candidate" />;
}
