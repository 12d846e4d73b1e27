import { STYLE } from './parsed-paste.ts';
import { styleOf } from './style-declarations.ts';

// Comments of word processors, and what tracked changes deleted. Word and LibreOffice write the author or the time of a deletion.
const REMOVED = [
  'del[datetime]',
  'del[cite]',
  '.msoDel',
  '.MsoCommentReference',
  '.msocomanchor',
  '.msocomtxt',
  'a[href^="#_msocom"]',
  '[hidden]',
].join(',');

/** Removes what the user did not see, or saw only as a remark beside the text. */
export function removeParts(body: Element): void {
  for (const element of body.querySelectorAll(REMOVED)) element.remove();
  for (const element of body.querySelectorAll(`[${STYLE}]`)) {
    const style = styleOf(element);
    const isHidden = style.get('display') === 'none' || style.get('visibility') === 'hidden' || style.get('mso-hide') === 'all';
    if (isHidden || style.get('mso-element') === 'comment-list') element.remove();
  }
}
