import path from 'node:path/posix';
import { Refusal, type RefusalCode } from '../inspection.ts';
import { fateOfLink, isOutside, isRemote } from './link-address.ts';
import { attributeOf, localName, type XmlTag, xmlTags } from './xml-tags.ts';

/** A relationship of a DOCX, to a part or to outside (ISO/IEC 29500-2, 6.5). */
export interface Relationship {
  readonly tag: XmlTag;
  readonly id: string;
  /** The last part of its type, in lower case. The parts before it are those of the two forms of the standard, and of Microsoft. */
  readonly type: string;
  readonly target: string;
  readonly isOutside: boolean;
}

/** Types whose parts or targets are macros, controls, objects or other documents (ISO/IEC 29500-1, 11 and 15). */
const REFUSED: readonly (readonly [type: RegExp, code: RefusalCode])[] = [
  [/vba|macro|attachedtoolbars/, 'files.macro'],
  [/^activex|^control/, 'files.program'],
  [/^afchunk/, 'files.attachment'],
];

/** Types of what may lie outside and is left out then: a picture, a film, or the data and the style sheet of a form letter. */
const LEFT_OUT: ReadonlySet<string> = new Set([
  'image',
  'video',
  'audio',
  'media',
  'mailmergesource',
  'mailmergeheadersource',
  'mailmergerecipientdata',
  'transform',
]);

/** Types of objects. A chart may have its data in one that lies outside. */
const OBJECTS: ReadonlySet<string> = new Set(['oleobject', 'package']);

/** Types of add-ins from the web, which a reader loads with the document. */
const ADD_IN = /^webextension/;

/** The relationships in a part of that kind. */
export function relationshipsIn(text: string): readonly Relationship[] {
  return [...xmlTags(text)]
    .filter((tag) => localName(tag.name) === 'Relationship')
    .map((tag) => {
      const target = attributeOf(tag, 'Target') ?? '';
      const isInside = (attributeOf(tag, 'TargetMode') ?? 'Internal') === 'Internal';
      return {
        tag,
        id: attributeOf(tag, 'Id') ?? '',
        type: (attributeOf(tag, 'Type') ?? '').split('/').at(-1)?.toLowerCase() ?? '',
        target,
        // A target inside may begin at the root of the package.
        isOutside: !isInside || isOutside(target.replace(/^\/(?![/\\])/, '').replace(/^(?:\.\.\/){1,9}/, '')),
      };
    });
}

/**
 * Whether a relationship is left out.
 *
 * @param source the name of the part that has it, in lower case
 * @param leftOut the parts that are left out
 * @throws Refusal for what runs, holds other files or loads from another computer
 */
export function isLeftOut(relationship: Relationship, source: string, leftOut: ReadonlySet<string>): boolean {
  const { type, target } = relationship;
  const refused = REFUSED.find(([pattern]) => pattern.test(type))?.[1];
  if (refused !== undefined) throw new Refusal(refused);
  if (ADD_IN.test(type)) return true;
  if (relationship.isOutside) return isLeftOutside(type, target, source);
  if (leftOut.has(targetPart(source, target))) return true;
  if (OBJECTS.has(type)) throw new Refusal('files.attachment');
  return false;
}

/** Whether the relationship makes a part one of an add-in, which is left out with it. */
export function addIn(relationship: Relationship, source: string): string | undefined {
  return ADD_IN.test(relationship.type) && !relationship.isOutside ? targetPart(source, relationship.target) : undefined;
}

/** The name of the part that has the relationships of this part; `undefined` for another part. The package itself has an empty name. */
export function sourceOf(name: string): string | undefined {
  const place = name.split('/');
  const file = place.pop() ?? '';
  if (place.pop() !== '_rels' || !file.endsWith('.rels')) return undefined;
  return [...place, file.slice(0, -'.rels'.length)].filter((each) => each !== '').join('/');
}

/** The name of a target inside, in lower case. */
export function targetPart(source: string, target: string): string {
  const plain = unescaped(target.split(/[?#]/, 1)[0] ?? '')
    .replaceAll('\\', '/')
    .toLowerCase();
  return path.normalize(plain.startsWith('/') ? plain : `/${path.dirname(source)}/${plain}`).slice(1);
}

function unescaped(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function isLeftOutside(type: string, target: string, source: string): boolean {
  if (type === 'hyperlink') {
    const fate = fateOfLink(target);
    if (fate === 'script' || fate === 'program') throw new Refusal(`files.${fate}`);
    return fate === 'left-out';
  }
  if (type === 'attachedtemplate' && !isRemote(target)) return true;
  if (LEFT_OUT.has(type) || (OBJECTS.has(type) && /(?:^|\/)charts\//.test(source))) return true;
  throw new Refusal('files.outside');
}
