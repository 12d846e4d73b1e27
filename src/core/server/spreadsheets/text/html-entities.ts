import { decodeHTMLStrict } from 'entities';

const ENTITY = /&(?:[a-z][a-z0-9]{1,31}|#\d{2,7}|#x[0-9a-f]{2,6});/gi;

/** What the standard puts in place of a number that is no character. */
const NO_CHARACTER = '\ufffd';

/** Decodes HTML entities once. Only complete entities (`&amp;`, `&#8217;`) are decoded; a lone `&` and unknown names stay. */
export function decodeEntities(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(ENTITY, (entity) => {
    const decoded = decodeHTMLStrict(entity);
    return decoded === NO_CHARACTER ? entity : decoded;
  });
}
