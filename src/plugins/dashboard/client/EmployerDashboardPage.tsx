import type { JSX } from 'react';
import { Dashboard } from './Dashboard.tsx';

/** The dashboard of the role `employer`. */
export function Page(): JSX.Element {
  return <Dashboard audience="employer" />;
}
