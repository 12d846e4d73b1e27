import { type JSX, useCallback } from 'react';
import { Navigate, useNavigate } from 'react-router-dom';
import { useService } from '../di/use-service.ts';
import { HistoryTrail } from './history-trail.ts';

export interface GoOptions {
  /** Replaces the current entry in the history, so "back" does not return to it. */
  readonly replace?: boolean;
  /** Keeps the scroll position, because the page stays the same and only its address changes. */
  readonly keepsScroll?: boolean;
}

/**
 * Opens another page.
 *
 * @example const go = useGo(); go(href(jobRoutes.detail, { id }))
 */
export function useGo(): (address: string, options?: GoOptions) => void {
  const navigate = useNavigate();
  return useCallback(
    (address, { replace = false, keepsScroll = false } = {}) => void navigate(address, { replace, preventScrollReset: keepsScroll }),
    [navigate],
  );
}

/**
 * Returns to a page. If the address is that of the previous entry in the history, this is "back", and the page gets its scroll position
 * and its focus again. Otherwise the address replaces the current entry.
 */
export function useGoBack(): (address: string) => void {
  const navigate = useNavigate();
  const trail = useService(HistoryTrail);
  return useCallback(
    (address) => void (trail.previous === address ? navigate(-1) : navigate(address, { replace: true })),
    [navigate, trail],
  );
}

/** Opens another address and replaces the current entry in the history. */
export function Redirect({ to }: { readonly to: string }): JSX.Element {
  return <Navigate to={to} replace />;
}
