import type { JSX } from 'react';
import { Navigate } from 'react-router-dom';

/** Opens another address in the place of the one it stands on. */
export function Redirect({ to }: { readonly to: string }): JSX.Element {
  return <Navigate to={to} replace />;
}
