import { createInstance, type i18n as I18n } from 'i18next';
import { createContext, type JSX, type ReactNode, use, useLayoutEffect, useState } from 'react';

/** The texts as they are shown. A new object replaces it when the language changes and when texts were added. */
export interface ShownTexts {
  readonly i18n: I18n;
}

// Without a provider, for example in the test of one component, each text is its key.
const I18nContext = createContext<ShownTexts>({ i18n: createInstance({ lng: 'en', resources: {} }, () => undefined) });

/** Provides the texts of the interface. Its consumers render again when the language changes and when texts were added. */
export function I18nProvider({ i18n, children }: { readonly i18n: I18n; readonly children: ReactNode }): JSX.Element {
  const [shown, setShown] = useState<ShownTexts>({ i18n });
  useLayoutEffect(() => {
    const renew = (): void => setShown({ i18n });
    i18n.on('languageChanged', renew);
    i18n.store.on('added', renew);
    return () => {
      i18n.off('languageChanged', renew);
      i18n.store.off('added', renew);
    };
  }, [i18n]);
  return <I18nContext value={shown}>{children}</I18nContext>;
}

/** The current texts and language. Components use `useT`, unless they need the language or texts of several namespaces. */
export function useI18n(): ShownTexts {
  return use(I18nContext);
}
