import type { TextCollector } from '../document-text.ts';
import { attributeOf, localName, xmlTokens } from './xml-tags.ts';

/** Elements of DOCX after which the next word does not go on. */
const DOCX_LINES: ReadonlySet<string> = new Set(['p', 'br', 'cr', 'tr']);
const DOCX_BLANKS: ReadonlySet<string> = new Set(['tab', 'tc', 'noBreakHyphen']);

/** Adds the text of a part of a DOCX: that of `w:t`, once for a text box that is written in two ways. */
export function addDocxText(xml: string, collector: TextCollector): void {
  let isText = false;
  let fallbacks = 0;
  for (const token of xmlTokens(xml)) {
    if (collector.isFull) return;
    if (token.kind === 'text') {
      if (isText && fallbacks === 0) collector.add(token.text);
      continue;
    }
    const name = localName(token.name);
    const isStart = token.kind === 'start' && !token.isEmpty;
    if (name === 't') isText = isStart;
    else if (name === 'Fallback') fallbacks += depthOf(token, isStart);
    else if (fallbacks === 0 && !isStart && DOCX_LINES.has(name)) collector.add('\n');
    else if (fallbacks === 0 && !isStart && DOCX_BLANKS.has(name)) collector.add(' ');
  }
}

const ODT_LINES: ReadonlySet<string> = new Set(['p', 'h', 'line-break', 'table-row']);

/** Parts whose text is no text of the document: what was deleted, and notes of editors. */
const ODT_SKIPPED: ReadonlySet<string> = new Set(['tracked-changes', 'annotation', 'change-info']);

/** Adds the text of the paragraphs and headings of a part of an ODT. */
export function addOdtText(xml: string, collector: TextCollector): void {
  let paragraphs = 0;
  let skipped = 0;
  for (const token of xmlTokens(xml)) {
    if (collector.isFull) return;
    if (token.kind === 'text') {
      if (paragraphs > 0 && skipped === 0) collector.add(token.text.replaceAll('\n', ' '));
      continue;
    }
    const name = localName(token.name);
    const isStart = token.kind === 'start' && !token.isEmpty;
    if (ODT_SKIPPED.has(name)) skipped += depthOf(token, isStart);
    if (skipped > 0) continue;
    if (token.name === 'text:p' || token.name === 'text:h') paragraphs += depthOf(token, isStart);
    if (token.kind === 'start' && name === 's') collector.add(' '.repeat(Math.min(Number(attributeOf(token, 'c')) || 1, 80)));
    else if (name === 'tab' || (name === 'table-cell' && !isStart)) collector.add(' ');
    else if (!isStart && ODT_LINES.has(name)) collector.add('\n');
  }
}

function depthOf(token: { readonly kind: string }, isStart: boolean): number {
  if (isStart) return 1;
  return token.kind === 'end' ? -1 : 0;
}
