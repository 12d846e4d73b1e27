import { useEffect, useState } from 'react';
import { useService } from '../di/use-service.ts';
import { type TextExtent, Texts } from './texts.ts';

/**
 * Loads the texts of plugins other than the page's own. Returns `true` when they can be shown.
 * If texts fail to load, the error is logged and the keys are shown instead.
 */
export function useTexts(plugins: readonly string[], extent: TextExtent = 'whole'): boolean {
  const texts = useService(Texts);
  const [ready, setReady] = useState('');
  const names = [...new Set(plugins)].sort().join(' ');
  const wanted = `${extent} ${names}`;
  useEffect(() => {
    texts
      .ensureNamespaces(names.split(' '), { extent })
      .catch((error: unknown) => console.error('Texts did not load', error))
      .finally(() => setReady(wanted));
  }, [texts, names, extent, wanted]);
  return ready === wanted;
}
