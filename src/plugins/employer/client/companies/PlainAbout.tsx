import type { JSX } from 'react';
import { RichText } from '#core/client/ui/rich-text/RichText.tsx';
import { richTextOfPlain } from '#core/contract/rich-text-of-plain.ts';
import { ABOUT_ELEMENTS } from '../../contract/company.ts';

/** A description that was given as plain text, with its lists. */
export function PlainAbout({ about }: { readonly about: string }): JSX.Element {
  return <RichText html={richTextOfPlain(about, ABOUT_ELEMENTS)} subset={ABOUT_ELEMENTS} />;
}
