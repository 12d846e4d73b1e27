import { isUtf8 } from 'node:buffer';
import { Refusal } from '../inspection.ts';
import { dictionaryAt } from './pdf-dictionary.ts';
import { stringAt, textOfString } from './pdf-strings.ts';
import type { PdfText } from './pdf-syntax.ts';

/** What the texts of a document tell about the files that are embedded in it. */
export interface EmbeddedFiles {
  /** The numbers of the objects with their contents. */
  readonly numbers: ReadonlySet<number>;
  /** Their names, as far as they can be read. */
  readonly names: readonly string[];
}

/** Endings of names of data, text and pictures, which no system runs. */
const HARMLESS_ENDINGS: ReadonlySet<string> = new Set(
  'xml xsd rdf xmp json jsonld txt text csv tsv md yaml yml ics vcf png jpg jpeg jpe gif webp tif tiff bmp'.split(' '),
);

/** Beginnings of texts that some system runs, in lower case. */
const RUNNING = ['#!', '<?php', '<script', '<html', '<!doctype html', '<svg', '@echo', '%pdf', 'mz', '{\\rtf'];

/** Parts of XML that a browser runs, in lower case. */
const RUNNING_XML = ['<script', ':script', '<?xml-stylesheet', '<svg', ':svg'];

const PICTURES = ['89504e47', 'ffd8ff', '47494638', '52494646', '49492a00', '4d4d002a', '424d'];

/** Characters of a text that are looked at for what runs. */
const HEAD = 64;

/**
 * Finds the embedded files in the texts of a document: in the file itself and in its object streams.
 *
 * @throws Refusal attachment for one whose content or name is not where every writer puts it
 */
export function embeddedFilesIn(texts: readonly PdfText[]): EmbeddedFiles {
  const numbers = new Set<number>();
  const names: string[] = [];
  const indirect = new Set<string>();
  for (const pdf of texts) {
    let inside = 0;
    for (const { name, end } of pdf.names()) {
      const value = pdf.afterGap(end);
      // Its references are found with those of the dictionary around it.
      if (value < inside) continue;
      if ((name === 'EF' || name === 'RF') && pdf.isComposedAt(value)) {
        inside = dictionaryAt(pdf, value)?.end ?? attachmentRefused();
        for (const number of referencesIn(pdf, value, inside)) numbers.add(number);
      } else if (name === 'F' || name === 'UF') {
        const given = stringAt(pdf.text, value);
        if (given !== undefined) names.push(textOfString(given));
        else if (pdf.referenceEnd(value) !== undefined) indirect.add(name);
      }
    }
  }
  if (numbers.size > 0 && indirect.size > 0) attachmentRefused();
  return { numbers, names };
}

/** The numbers of all references from an offset on. */
function referencesIn(pdf: PdfText, start: number, end: number): readonly number[] {
  const found: number[] = [];
  for (let at = start; at < end; at += 1) {
    const reference = isDigitAt(pdf, at) && !isDigitAt(pdf, at - 1) ? pdf.referenceEnd(at) : undefined;
    const number = reference === undefined ? undefined : pdf.referencedAt(at);
    if (number === undefined || reference === undefined) continue;
    found.push(number);
    at = reference;
  }
  return found;
}

function isDigitAt(pdf: PdfText, at: number): boolean {
  const code = pdf.text.charCodeAt(at);
  return code >= 0x30 && code <= 0x39;
}

/** @throws Refusal attachment for the name of a file that is no data, text or picture */
export function checkAttachedName(name: string): void {
  const plain = name.replaceAll('\0', '').trimEnd();
  const ending = plain.includes('.') ? plain.slice(plain.lastIndexOf('.') + 1).toLowerCase() : '';
  if (ending !== '' && !HARMLESS_ENDINGS.has(ending)) attachmentRefused();
}

/** @throws Refusal attachment for the content of a file that is no XML, JSON, text or picture */
export function checkAttachedContent(content: Buffer): void {
  const beginning = content.toString('hex', 0, 4);
  if (PICTURES.some((each) => beginning.startsWith(each))) return;
  const isWide = beginning.startsWith('fffe') || beginning.startsWith('feff');
  const text = content.toString('latin1').replaceAll('\0', '').toLowerCase();
  const head = text.slice(0, HEAD).replace(/^[\xef\xbb\xbf\xfe\xff\s]{1,9}/, '');
  const isText = isWide || isUtf8(content) || !hasControls(content);
  if (!isText || (!isWide && content.includes(0)) || RUNNING.some((each) => head.startsWith(each))) attachmentRefused();
  if (head.startsWith('<') && RUNNING_XML.some((each) => text.includes(each))) attachmentRefused();
}

/** Whether the bytes are no text in an encoding of one byte for each character. */
function hasControls(content: Buffer): boolean {
  return content.some((byte) => byte < 0x20 && byte !== 9 && byte !== 10 && byte !== 12 && byte !== 13);
}

function attachmentRefused(): never {
  throw new Refusal('files.attachment');
}
