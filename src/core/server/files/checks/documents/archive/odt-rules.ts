import { Refusal } from '../inspection.ts';
import type { DocumentParts } from './document-parts.ts';
import { fateOfLink, isOutside, isRemote } from './link-address.ts';
import { editTags, type TagEdit, XmlEdits } from './xml-edits.ts';
import { attributeOf, localName, type XmlTag, xmlTags } from './xml-tags.ts';

const MANIFEST = 'meta-inf/manifest.xml';
const MEDIA_TYPE = 'application/vnd.oasis.opendocument.text';

/** Elements with a program, or with a file that another program shows (ODF 1.3 part 3, 3.12, 10.4.6 and following). */
const REFUSED: ReadonlyMap<string, 'files.macro' | 'files.script' | 'files.program' | 'files.attachment' | 'files.outside'> = new Map([
  ['event-listener', 'files.macro'],
  ['script', 'files.script'],
  ['applet', 'files.program'],
  ['plugin', 'files.attachment'],
  ['object-ole', 'files.attachment'],
  ['dde-source', 'files.program'],
  ['floating-frame', 'files.outside'],
]);

/** Elements that are nothing without the picture that they name. */
const PICTURES: ReadonlySet<string> = new Set(['image', 'fill-image', 'background-image']);

/**
 * Checks the parts of an ODT, and cleans them of what reaches outside where the document is taken without it.
 *
 * @throws Refusal content if the parts are no ODT; protected for encryption; another one for macros, scripts, embedded objects and what is
 *   loaded from elsewhere
 */
export function cleanOdt({ texts, leftOut }: DocumentParts): DocumentParts {
  const manifest = texts.get(MANIFEST);
  if (texts.get('mimetype')?.trim() !== MEDIA_TYPE || manifest === undefined || !texts.has('content.xml'))
    throw new Refusal('files.content');
  if ([...xmlTags(manifest)].some((tag) => localName(tag.name) === 'encryption-data')) throw new Refusal('files.protected');
  const cleaned = new Map<string, string>();
  for (const [name, text] of texts) {
    if (name === 'mimetype') continue;
    const folder = name.slice(0, name.lastIndexOf('/') + 1);
    const isGone = (part: string): boolean => leftOut.has(partName(name === MANIFEST ? '' : folder, part));
    cleaned.set(
      name,
      edited(text, (tag) => (name === MANIFEST ? entryEdit(tag, isGone) : editOf(tag, isGone))),
    );
  }
  return { texts: cleaned, leftOut };
}

function edited(text: string, editOf: (tag: XmlTag) => TagEdit): string {
  const edits = new XmlEdits();
  editTags(text, edits, editOf);
  return edits.applied(text);
}

function entryEdit(tag: XmlTag, isGone: (part: string) => boolean): TagEdit {
  return isGone(attributeOf(tag, 'full-path') ?? '') ? 'leave-out' : [];
}

function editOf(tag: XmlTag, isGone: (part: string) => boolean): TagEdit {
  const name = localName(tag.name);
  // The list of the libraries of macros. The macros themselves are parts.
  if (name === 'script' && attributeOf(tag, 'language') === 'ooo:Basic') return 'leave-out';
  const refused = REFUSED.get(name);
  if (refused !== undefined) throw new Refusal(refused);
  const attribute = tag.attributes.find((each) => localName(each.name) === 'href');
  if (attribute === undefined) return [];
  const address = attributeOf(tag, 'href') ?? '';
  if (name === 'template') return templateEdit(address);
  // A link within the document takes the place of one that goes.
  if (name === 'a') return hasToGo(address) ? [{ attribute, value: '#' }] : [];
  if (PICTURES.has(name)) return isGone(address) || isOutside(address) ? 'leave-out' : [];
  if (isGone(address)) return [{ attribute, value: undefined }];
  if (isOutside(address)) throw new Refusal('files.outside');
  return [];
}

/** @throws Refusal outside for a template of another computer */
function templateEdit(address: string): TagEdit {
  if (isRemote(address)) throw new Refusal('files.outside');
  return address === '' ? [] : 'leave-out';
}

/** @throws Refusal macro, script, program */
function hasToGo(address: string): boolean {
  if (/^\s{0,9}(?:vnd\.sun\.star\.script|macro):/i.test(address)) throw new Refusal('files.macro');
  const fate = fateOfLink(address);
  if (fate === 'script' || fate === 'program') throw new Refusal(`files.${fate}`);
  return fate === 'left-out';
}

/** The name of a part that an address in a folder of the archive names. */
function partName(folder: string, address: string): string {
  return `${folder}${address.replace(/^\.\//, '')}`.toLowerCase();
}
