import type { JSX } from 'react';
import { useT } from '../i18n/use-t.ts';

/** Id of the main landmark, which the skip link leads to. */
export const MAIN_ID = 'main';

/** The first stop of the keyboard: past header and navigation. */
export function SkipLink(): JSX.Element {
  const t = useT('core');
  // With a base address a bare fragment would leave the page, so the address is kept and only the focus moves.
  return (
    <a
      className="skip"
      href={`#${MAIN_ID}`}
      onClick={(event) => {
        event.preventDefault();
        document.getElementById(MAIN_ID)?.focus();
      }}
    >
      {t('layout.skip')}
    </a>
  );
}
