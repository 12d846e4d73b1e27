import type { JSX } from 'react';
import { useT } from '../i18n/use-t.ts';

/** Id of the main landmark, the target of the skip link. */
export const MAIN_ID = 'main';

/** The first focusable element of the page. It skips header and navigation. */
export function SkipLink(): JSX.Element {
  const t = useT('core');
  // With a base address, a link to a bare fragment would leave the page. So the address stays and only the focus moves.
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
