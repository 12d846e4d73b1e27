import type { HeadElement } from './page-rule.ts';

/** What a page is about, for search engines and previews of links. */
export interface PageSubject {
  /** Without the name of the site. */
  readonly title: string;
  /** Plain text, of any length. */
  readonly text: string;
  /** Plain text that the page shows before the client runs, with its paragraphs. */
  readonly screen: string;
  /** The address of a picture. */
  readonly image?: string | undefined;
}

/** Characters that the description of a page may have. Search engines cut it off at about 160. */
const DESCRIPTION = 160;

/** Characters of the text that the page shows before the client runs: about as many as a screen has room for. */
const SCREEN = 1500;

/** The title and the description of a page, for search engines and for previews of links. */
export function pageWords({ title, text, screen, image }: PageSubject): HeadElement[] {
  const description = shortened(text.replace(/\s+/gu, ' ').trim(), DESCRIPTION);
  return [
    { title: `${title} · Trellis` },
    { meta: 'description', content: description },
    { meta: 'text', content: shortened(screen.trim(), SCREEN) },
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: 'Trellis' },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    ...(image === undefined ? [] : [{ property: 'og:image', content: image }]),
  ];
}

/** Ends after a whole word, without the comma behind it. */
function shortened(text: string, most: number): string {
  const characters = [...text];
  if (characters.length <= most) return text;
  const words = characters
    .slice(0, most)
    .join('')
    .replace(/\s+\S*$/u, '');
  return `${words.replace(/[\s\p{P}]+$/u, '')}…`;
}
