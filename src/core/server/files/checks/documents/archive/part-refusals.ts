import type { RefusalCode } from '../inspection.ts';

type Rule<Test> = readonly [test: Test, code: RefusalCode];

/** Names of entries that are programs, or that hold other files which a word processor opens. */
const NAMES: readonly Rule<RegExp>[] = [
  [/(?:^|\/)(?:basic|scripts)\//i, 'files.macro'],
  [/(?:^|\/)(?:vbadata|vbaproject)/i, 'files.macro'],
  [/(?:^|\/)activex\//i, 'files.program'],
  [/(?:^|\/)(?:afchunk|embeddings\/)/i, 'files.attachment'],
  [/\.(?:docm|dotm|xlsm|xltm|pptm|potm)$/i, 'files.macro'],
  [/\.(?:exe|dll|com|scr|msi|jar|class|lnk)$/i, 'files.program'],
  [/\.(?:bat|cmd|ps1|vbs|vbe|jse?|wsf|hta|sh|py)$/i, 'files.script'],
  [/\.(?:html?|mht|zip|docx|xlsx|pptx|odt|ods|rtf)$/i, 'files.attachment'],
];

/** The first bytes of programs, scripts, archives and other files. */
const BEGINNINGS: readonly Rule<string>[] = [
  ['MZ', 'files.program'],
  ['\x7fELF', 'files.program'],
  ['\xca\xfe\xba\xbe', 'files.program'],
  ['\xcf\xfa\xed\xfe', 'files.program'],
  ['#!', 'files.script'],
  ['<?php', 'files.script'],
  ['<script', 'files.script'],
  ['<html', 'files.attachment'],
  ['<!doctype html', 'files.attachment'],
  ['{\\rtf', 'files.attachment'],
  ['PK\x03\x04', 'files.attachment'],
  ['PK\x05\x06', 'files.attachment'],
  ['Rar!', 'files.attachment'],
  ['7z\xbc\xaf\x27\x1c', 'files.attachment'],
  ['\x1f\x8b', 'files.attachment'],
  ['\xd0\xcf\x11\xe0', 'files.attachment'],
];

const LONGEST = 14;

/** The streams of an OLE file with macros ([MS-OVBA] 2.2.1). Names of streams are in UTF-16. */
const OLE_MACROS = Buffer.from('_VBA_PROJECT', 'utf16le');

/** Why a document with an entry of this name is refused; `undefined` if the name is no reason. */
export function refusalOfName(name: string): RefusalCode | undefined {
  return NAMES.find(([pattern]) => pattern.test(name))?.[1];
}

/** Why a document with an entry of this content is refused; `undefined` if its beginning is no reason. */
export function refusalOfContent(content: Buffer): RefusalCode | undefined {
  const beginning = content.toString('latin1', 0, LONGEST).toLowerCase();
  const code = BEGINNINGS.find(([bytes]) => beginning.startsWith(bytes.toLowerCase()))?.[1];
  return code === 'files.attachment' && content.includes(OLE_MACROS) ? 'files.macro' : code;
}
