import { type JSX, useCallback } from 'react';
import { Navigate, useNavigate } from 'react-router-dom';

export interface GoOptions {
  /** Replaces the current entry in the history, so "back" does not return to it. */
  readonly replace?: boolean;
}

/**
 * Opens another page.
 *
 * @example const go = useGo(); go(href(jobRoutes.detail, { id }))
 */
export function useGo(): (address: string, options?: GoOptions) => void {
  const navigate = useNavigate();
  return useCallback((address, { replace = false } = {}) => void navigate(address, { replace }), [navigate]);
}

/** Opens another address and replaces the current entry in the history. */
export function Redirect({ to }: { readonly to: string }): JSX.Element {
  return <Navigate to={to} replace />;
}
