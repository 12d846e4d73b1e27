import type { JSX } from 'react';
import { Dashboard } from './Dashboard.tsx';

/** The dashboard of the role `admin`. */
export function Page(): JSX.Element {
  return <Dashboard audience="admin" />;
}
