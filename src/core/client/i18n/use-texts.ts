import { useEffect, useState } from 'react';
import { useService } from '../di/use-service.ts';
import { type TextExtent, Texts } from './texts.ts';

/**
 * Loads the texts of other plugins than the page's own; true as soon as they can be shown.
 * Texts that fail to load are logged and their keys are shown instead: better than nothing at all.
 */
export function useTexts(plugins: readonly string[], extent: TextExtent = 'whole'): boolean {
  const texts = useService(Texts);
  const [ready, setReady] = useState('');
  const wanted = [...new Set(plugins)].sort().join(' ');
  useEffect(() => {
    texts
      .ensureNamespaces(wanted.split(' '), { extent })
      .catch((error: unknown) => console.error('Texts did not load', error))
      .finally(() => setReady(wanted));
  }, [texts, wanted, extent]);
  return ready === wanted;
}
