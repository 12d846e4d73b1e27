import { Refusal } from '../inspection.ts';
import { fateOfLink } from './link-address.ts';
import type { XmlEdits } from './xml-edits.ts';
import { attributeOf, localName, xmlTokens } from './xml-tags.ts';

/** Fields that start another program for their data (ISO/IEC 29500-1, 17.16.5). */
const STARTING = /^DDE(AUTO)?$/i;

/** Fields that read files or data from elsewhere, or show a control. Their last result stays in the text. */
const READING: ReadonlySet<string> = new Set(
  'INCLUDEPICTURE INCLUDETEXT INCLUDE IMPORT LINK DATABASE RD HTMLCONTROL ADDIN HTMLACTIVEX'.split(' '),
);

/** One piece of the instruction of a field: a text, or the place of another field. */
interface Piece {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** A field that has begun. */
interface Field {
  readonly pieces: Piece[];
  isResult: boolean;
}

/**
 * Clears the instructions of the fields that reach outside, so that they keep the text that they show and are never updated.
 *
 * @throws Refusal program for a field that starts one; script for a link to a script
 */
export function clearFields(text: string, edits: XmlEdits): void {
  const open: Field[] = [];
  let isInstruction = false;
  for (const token of xmlTokens(text)) {
    const field = open.at(-1);
    if (token.kind === 'text') {
      // Without the sign that a field begins, the instruction is read as one of its own.
      if (isInstruction && field !== undefined && !field.isResult) field.pieces.push(token);
      else if (isInstruction) clearInstruction([token], edits);
      continue;
    }
    const name = localName(token.name);
    if (name === 'instrText' || name === 'delInstrText') isInstruction = token.kind === 'start' && !token.isEmpty;
    if (token.kind !== 'start') continue;
    if (name === 'fldSimple') clearSimple(token, edits);
    if (name !== 'fldChar') continue;
    const sign = attributeOf(token, 'fldCharType');
    if (sign === 'begin') {
      if (field !== undefined && !field.isResult) field.pieces.push({ start: token.start, end: token.start, text: NESTED });
      open.push({ pieces: [], isResult: false });
    } else if (field !== undefined && sign === 'separate') field.isResult = true;
    else if (field !== undefined) clearInstruction(open.pop()?.pieces ?? [], edits);
  }
  for (const { pieces } of open) clearInstruction(pieces, edits);
}

/** Stands for the result of a field within the instruction of another one. */
const NESTED = '\u0001';

function clearInstruction(pieces: readonly Piece[], edits: XmlEdits): void {
  if (!reachesOutside(pieces.map(({ text }) => text).join(''))) return;
  for (const { start, end, text } of pieces) if (text !== NESTED) edits.replace(start, end, '');
}

function clearSimple(tag: Parameters<typeof attributeOf>[0], edits: XmlEdits): void {
  const attribute = tag.attributes.find(({ name }) => localName(name) === 'instr');
  if (attribute === undefined || !reachesOutside(attributeOf(tag, 'instr') ?? '')) return;
  edits.replace(attribute.start, attribute.end, `${attribute.name}=""`);
}

/** @throws Refusal program, script */
function reachesOutside(instruction: string): boolean {
  const [first, ...values] = wordsOf(instruction);
  const type = first?.text ?? '';
  if (STARTING.test(type)) throw new Refusal('files.program');
  // What a field makes of another one cannot be known.
  if (type.includes(NESTED) || READING.has(type.toUpperCase())) return true;
  if (type.toUpperCase() !== 'HYPERLINK') return false;
  const address = values.find(({ isSwitch }, place) => !isSwitch && !takesValue(values[place - 1]))?.text ?? '';
  if (address.includes(NESTED)) return true;
  const fate = fateOfLink(address);
  if (fate === 'script' || fate === 'program') throw new Refusal(`files.${fate}`);
  return fate === 'left-out';
}

/** Whether the word is a switch of HYPERLINK whose value follows it: the place in the document, the tip, or the window. */
function takesValue(word: Word | undefined): boolean {
  return word?.isSwitch === true && /^\\[lot]$/i.test(word.text);
}

interface Word {
  readonly text: string;
  /** Whether it is a letter or sign after a backslash, outside of quotes. An address may begin with two backslashes. */
  readonly isSwitch: boolean;
}

/** The words of an instruction. In quotes, a backslash stands before a quote or another backslash. */
function wordsOf(instruction: string): readonly Word[] {
  const words: Word[] = [];
  let [text, isQuoted, isEscaped, hasQuotes] = ['', false, false, false];
  const end = (): void => {
    if (text !== '' || hasQuotes) words.push({ text, isSwitch: !hasQuotes && /^\\[^\\]/.test(text) });
    [text, hasQuotes] = ['', false];
  };
  for (const char of instruction) {
    if (isEscaped) [text, isEscaped] = [text + char, false];
    else if (char === '"') [isQuoted, hasQuotes] = [!isQuoted, true];
    else if (char === '\\' && isQuoted) isEscaped = true;
    else if (/\s/.test(char) && !isQuoted) end();
    else text += char;
  }
  end();
  return words;
}
