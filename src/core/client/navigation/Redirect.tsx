import type { JSX } from 'react';
import { Navigate } from 'react-router-dom';

/** Opens another address and replaces the current entry in the history. */
export function Redirect({ to }: { readonly to: string }): JSX.Element {
  return <Navigate to={to} replace />;
}
