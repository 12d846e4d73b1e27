import { Refusal } from '../inspection.ts';
import type { Parts } from './archive-contents.ts';
import { isHarmlessLink, isOutside } from './link-address.ts';
import { attributeOf, localName, xmlTags } from './xml-tags.ts';

const MEDIA_TYPE = 'application/vnd.oasis.opendocument.text';

/** Elements with a program, or with a file that another program shows (ODF 1.3 part 3, 3.12, 10.4.6 and following). */
const PROGRAM_ELEMENTS: ReadonlySet<string> = new Set([
  'script',
  'event-listener',
  'applet',
  'plugin',
  'object-ole',
  'floating-frame',
  'dde-source',
]);

/** Links that a person follows, and the note which template the document was made with. */
const FOLLOWED_ELEMENTS: ReadonlySet<string> = new Set(['a', 'template']);

/**
 * Checks the parts of an ODT.
 *
 * @throws Refusal content if the parts are no ODT; protected for encryption; program for macros, embedded objects and addresses outside
 *   that are loaded with the document
 */
export function checkOdt(parts: Parts): void {
  const manifest = parts.get('meta-inf/manifest.xml');
  if (parts.get('mimetype')?.trim() !== MEDIA_TYPE || manifest === undefined || !parts.has('content.xml'))
    throw new Refusal('files.content');
  if ([...xmlTags(manifest)].some((tag) => localName(tag.name) === 'encryption-data')) throw new Refusal('files.protected');
  for (const [name, text] of parts) if (name.endsWith('.xml')) checkElements(text);
}

function checkElements(text: string): void {
  for (const tag of xmlTags(text)) {
    const name = localName(tag.name);
    const address = attributeOf(tag, 'href') ?? '';
    const isFollowed = FOLLOWED_ELEMENTS.has(name);
    const isHarmless = isFollowed ? name === 'template' || isHarmlessLink(address) : !isOutside(address);
    if (PROGRAM_ELEMENTS.has(name) || !isHarmless) throw new Refusal('files.program');
  }
}
