import { Refusal } from '../inspection.ts';
import type { Parts } from './archive-contents.ts';
import { isHarmlessLink } from './link-address.ts';
import { attributeOf, localName, xmlTags } from './xml-tags.ts';

const MAIN_TYPE = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';

/** Types of content and of relationships that hold macros, controls, embedded objects or other documents (ISO/IEC 29500-1, 11 and 15). */
const PROGRAM_TYPE = /macroEnabled|vba|activeX|oleObject|\/package$|\/control$|aFChunk|attachedToolbars/i;

/** A field that starts another program for its data (ISO/IEC 29500-1, 17.16.5). */
const PROGRAM_FIELD = /\bDDE(AUTO)?\b/i;

/**
 * Checks the parts of a DOCX.
 *
 * @throws Refusal content if the parts are no DOCX; program for macros, controls, embedded objects and relationships to outside other
 *   than links
 */
export function checkDocx(parts: Parts): void {
  const types = [...xmlTags(parts.get('[content_types].xml') ?? '')].map((tag) => attributeOf(tag, 'ContentType') ?? '');
  if (types.some((type) => PROGRAM_TYPE.test(type))) throw new Refusal('files.program');
  if (!types.includes(MAIN_TYPE) || !parts.has('_rels/.rels')) throw new Refusal('files.content');
  for (const [name, text] of parts) {
    if (name.endsWith('.rels')) checkRelationships(text);
    else if (PROGRAM_FIELD.test(fieldsIn(text))) throw new Refusal('files.program');
  }
}

function checkRelationships(text: string): void {
  for (const tag of xmlTags(text)) {
    if (localName(tag.name) !== 'Relationship') continue;
    const type = attributeOf(tag, 'Type') ?? '';
    const isInside = (attributeOf(tag, 'TargetMode') ?? 'Internal') === 'Internal';
    const isLink = type.endsWith('/hyperlink') && isHarmlessLink(attributeOf(tag, 'Target') ?? '');
    if (PROGRAM_TYPE.test(type) || !(isInside || isLink)) throw new Refusal('files.program');
  }
}

/** The instructions of all fields. One instruction may be spread over several elements. */
function fieldsIn(text: string): string {
  const simple: string[] = [];
  const spread: string[] = [];
  for (const tag of xmlTags(text)) {
    const name = localName(tag.name);
    if (name === 'fldSimple') simple.push(attributeOf(tag, 'instr') ?? '');
    if (name === 'instrText') spread.push(textAfter(text, tag.end));
  }
  return `${simple.join(' ')} ${spread.join('')}`;
}

/** The text up to the next tag. */
function textAfter(text: string, offset: number): string {
  const end = text.indexOf('<', offset);
  return text.slice(offset, end === -1 ? text.length : end);
}
