import type { JSX } from 'react';
import { useT } from '../i18n/use-t.ts';
import { MAIN_ID } from '../navigation/main-id.ts';
import { SkipLink } from '../ui/SkipLink.tsx';

/** The first focusable element of the page. It skips header and navigation. */
export function SkipToContent(): JSX.Element {
  return <SkipLink target={MAIN_ID}>{useT('core')('layout.skip')}</SkipLink>;
}
