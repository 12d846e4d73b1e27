import { Refusal } from '../inspection.ts';
import type { DocumentParts } from './document-parts.ts';
import { clearFields } from './docx-fields.ts';
import { addIn, isLeftOut, type Relationship, relationshipsIn, sourceOf, targetPart } from './docx-relationships.ts';
import { fateOfLink, isOutside } from './link-address.ts';
import { editTags, prefixesOf, type TagEdit, XmlEdits } from './xml-edits.ts';
import { attributeOf, decoded, localName, type XmlAttribute, type XmlTag, xmlTags } from './xml-tags.ts';

const TYPES = '[content_types].xml';
const MAIN_TYPE = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';

/** Types of parts with macros or controls. A binary workbook has the type with macros also without them. */
const MACRO_TYPE = /macroenabled|vba|attachedtoolbars/;
const PROGRAM_TYPE = /activex/;
const BINARY_WORKBOOK = 'application/vnd.ms-excel.sheet.binary.macroenabled.12';

/** The namespaces of the attributes that name relationships, of the two forms of the standard. */
const RELATIONSHIPS = /officeDocument\/(?:2006\/)?relationships$/;

/** Elements that mean nothing, or are not valid, without the relationship that they name. */
const NEEDS_RELATIONSHIP: ReadonlySet<string> = new Set(
  'attachedTemplate svgBlip externalData OLEObject webextensionref videoFile audioFile media movie saveThroughXslt subDoc'.split(' '),
);

/**
 * Elements that always go: where the data of a form letter comes from, the web page of a film, schemas that are fetched, and the address that
 * others begin with.
 */
const ALWAYS_OUT: ReadonlySet<string> = new Set(['mailMerge', 'webVideoPr', 'schemaLibrary', 'HyperlinkBase']);

/** The elements of fields. A long text without them is read once less. */
const FIELDS = /instrText|delInstrText|fldSimple/;

/** The extension of a picture with its SVG ([MS-ODRAWXML] 2.3.1.2). It may not be empty, so it goes with the picture. */
const SVG_EXTENSION = '{96DAC541-7B7A-43D3-8B79-37D633B846F1}';

/** Parts of other programs. No reader follows what they say. */
const FOREIGN = /^customxml\//;

/**
 * Checks the parts of a DOCX, and cleans them of what reaches outside or runs where the document is taken without it.
 *
 * @throws Refusal content if the parts are no DOCX; another one for macros, controls, other files inside, and what is loaded from another
 *   computer
 */
export function cleanDocx({ texts, leftOut }: DocumentParts): DocumentParts {
  checkTypes(texts.get(TYPES) ?? '');
  if (!texts.has('_rels/.rels')) throw new Refusal('files.content');
  const related = relatedParts(texts);
  if (!related.some((each) => hasMainPart(each, texts))) throw new Refusal('files.content');
  const without = withAddIns(related, leftOut);
  const cleaned = new Map<string, string>();
  const cut = new Map<string, ReadonlySet<string>>();
  for (const { name, text, source, relationships } of related) {
    const gone = relationships.filter((each) => isLeftOut(each, source, without));
    const edits = new XmlEdits();
    const starts = new Set(gone.map(({ tag }) => tag.start));
    editTags(text, edits, ({ start }) => (starts.has(start) ? 'leave-out' : []));
    cleaned.set(name, edits.applied(text));
    cut.set(source, new Set(gone.map(({ id }) => id)));
  }
  for (const [name, text] of texts) if (isDocumentPart(name)) cleaned.set(name, cleanPart(text, cut.get(name) ?? new Set()));
  cleaned.set(TYPES, cleanTypes(texts.get(TYPES) ?? '', without));
  return { texts: cleaned, leftOut: without };
}

interface RelatedPart {
  readonly name: string;
  readonly text: string;
  readonly source: string;
  readonly relationships: readonly Relationship[];
}

function relatedParts(texts: ReadonlyMap<string, string>): readonly RelatedPart[] {
  return [...texts].flatMap(([name, text]) => {
    const source = sourceOf(name);
    return source === undefined ? [] : [{ name, text, source, relationships: relationshipsIn(text) }];
  });
}

/** Whether these are the relationships of the package, and lead to its main part. */
function hasMainPart({ source, relationships }: RelatedPart, texts: ReadonlyMap<string, string>): boolean {
  return source === '' && relationships.some(({ type, target }) => type === 'officedocument' && texts.has(targetPart(source, target)));
}

/** The parts that are left out with the parts of add-ins, and the relationships of all of them. */
function withAddIns(related: readonly RelatedPart[], leftOut: ReadonlySet<string>): ReadonlySet<string> {
  const parts = new Set(leftOut);
  for (const { source, relationships } of related) {
    for (const each of relationships) {
      const part = addIn(each, source);
      if (part !== undefined) parts.add(part);
    }
  }
  for (const { name, source } of related) if (parts.has(source)) parts.add(name);
  return parts;
}

function checkTypes(text: string): void {
  const types = [...xmlTags(text)].map((tag) => (attributeOf(tag, 'ContentType') ?? '').toLowerCase());
  if (types.some((type) => MACRO_TYPE.test(type) && type !== BINARY_WORKBOOK)) throw new Refusal('files.macro');
  if (types.some((type) => PROGRAM_TYPE.test(type))) throw new Refusal('files.program');
  if (!types.includes(MAIN_TYPE)) throw new Refusal('files.content');
}

/** Content types of parts that are not there are left out, and those of endings that no other part has. */
function cleanTypes(text: string, leftOut: ReadonlySet<string>): string {
  const endings = new Set([...leftOut].map((name) => name.split('.').at(-1)));
  const edits = new XmlEdits();
  editTags(text, edits, (tag) => {
    const part = (attributeOf(tag, 'PartName') ?? '').toLowerCase().slice(1);
    const ending = (attributeOf(tag, 'Extension') ?? '').toLowerCase();
    const isGone = leftOut.has(part) || (endings.has(ending) && ending !== 'xml' && ending !== 'rels');
    return isGone ? 'leave-out' : [];
  });
  return edits.applied(text);
}

function isDocumentPart(name: string): boolean {
  return name !== TYPES && sourceOf(name) === undefined && !FOREIGN.test(name);
}

/** The part without what names the relationships that are cut, and without other addresses outside. */
function cleanPart(text: string, cut: ReadonlySet<string>): string {
  const edits = new XmlEdits();
  const prefixes = cut.size === 0 ? new Set<string>() : prefixesOf(text, (namespace) => RELATIONSHIPS.test(namespace));
  editTags(text, edits, (tag) => editOf(tag, (attribute) => prefixes.has(prefixOf(attribute.name)) && cut.has(decoded(attribute.value))));
  if (FIELDS.test(text)) clearFields(text, edits);
  return edits.applied(text);
}

function editOf(tag: XmlTag, isCut: (attribute: XmlAttribute) => boolean): TagEdit {
  const name = localName(tag.name);
  if (ALWAYS_OUT.has(name) || (name === 'ext' && attributeOf(tag, 'uri')?.toUpperCase() === SVG_EXTENSION)) return 'leave-out';
  const cut = tag.attributes.filter(isCut);
  if (cut.length > 0 && NEEDS_RELATIONSHIP.has(name)) return 'leave-out';
  // A link of a drawing needs the attribute, and may name nothing.
  const value = name.startsWith('hlink') ? '' : undefined;
  const outside = tag.attributes.filter((attribute) => !cut.includes(attribute) && leadsOutside(attribute));
  return [...cut.map((attribute) => ({ attribute, value })), ...outside.map((attribute) => ({ attribute, value: undefined }))];
}

/** Whether a drawing of the old kind names a picture or a link outside of the document (ISO/IEC 29500-4, 19.1). */
function leadsOutside({ name, value }: XmlAttribute): boolean {
  if (name === 'src' || name === 'o:src') return isOutside(decoded(value));
  if (name !== 'href' && name !== 'o:href') return false;
  const fate = fateOfLink(decoded(value));
  if (fate === 'script' || fate === 'program') throw new Refusal(`files.${fate}`);
  return fate === 'left-out';
}

function prefixOf(name: string): string {
  return name.includes(':') ? name.slice(0, name.indexOf(':')) : '';
}
