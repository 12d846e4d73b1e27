import { useState } from 'react';
import { ApiError } from '#core/client/http/api-error.ts';
import type { Verification } from '../../contract/schemas.ts';
import type { WayProps } from './way-props.ts';

interface Step {
  readonly busy: boolean;
  readonly failure: unknown;
  readonly run: () => void;
}

/** A step of a verification by one button. */
export function useStep({ onNews, onOutdated }: WayProps, call: () => Promise<Verification>): Step {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const take = async (): Promise<void> => {
    setBusy(true);
    setFailure(undefined);
    try {
      onNews(await call());
    } catch (error) {
      setFailure(error);
      if (error instanceof ApiError && error.code === 'conflict') onOutdated();
    } finally {
      setBusy(false);
    }
  };
  return { busy, failure, run: () => void take() };
}
