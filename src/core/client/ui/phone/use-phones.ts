import { useEffect, useState } from 'react';

type Phones = typeof import('#core/contract/phone-number.ts');

/** Loads how telephone numbers are read and written. Its number plans are larger than most pages. */
export const loadPhones = (): Promise<Phones> => import(/* webpackChunkName: "phone-numbers" */ '#core/contract/phone-number.ts');

/** What reads and writes telephone numbers; `undefined` until it is loaded. The page is usable without it. */
export function usePhones(): Phones | undefined {
  const [phones, setPhones] = useState<Phones>();
  useEffect(() => {
    let isShown = true;
    loadPhones().then(
      (loaded) => {
        if (isShown) setPhones(loaded);
      },
      (error: unknown) => console.error('The telephone number plans did not load', error),
    );
    return () => {
      isShown = false;
    };
  }, []);
  return phones;
}
