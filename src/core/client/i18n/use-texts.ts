import { useEffect, useState } from 'react';
import { useService } from '../di/use-service.ts';
import { Texts } from './texts.ts';

/**
 * Loads the texts of other plugins than the page's own; true as soon as they can be shown.
 * Texts that fail to load are logged and their keys are shown instead: better than nothing at all.
 */
export function useTexts(plugins: readonly string[]): boolean {
  const texts = useService(Texts);
  const [ready, setReady] = useState('');
  const wanted = [...new Set(plugins)].sort().join(' ');
  useEffect(() => {
    texts
      .ensureNamespaces(wanted.split(' '))
      .catch((error: unknown) => console.error('Texts did not load', error))
      .finally(() => setReady(wanted));
  }, [texts, wanted]);
  return ready === wanted;
}
