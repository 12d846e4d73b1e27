import { composeFewMarks, hasVisible } from './clean-text.ts';
import { type RichRun, type RichStyle, sameStyle } from './rich-text-blocks.ts';

interface Token {
  readonly kind: 'word' | 'space' | 'break';
  readonly text: string;
  readonly style: RichStyle;
}

/**
 * The paragraphs of a sequence of runs, in their normal form. Two line breaks end a paragraph. White space is folded and trimmed,
 * neighbouring runs of one look are one run, text is in NFC, and paragraphs without visible text are removed.
 */
export function settleRuns(runs: readonly RichRun[]): readonly (readonly RichRun[])[] {
  const paragraphs: Token[][] = [[]];
  for (const run of runs) {
    for (const [text] of run.text.matchAll(/\n|[^\S\n]+|\S+/g)) {
      if (text === '\n') addBreak(paragraphs, run);
      else add(paragraphs, { kind: text.trim() === '' ? 'space' : 'word', text, style: run });
    }
  }
  return paragraphs.map(joined).filter((paragraph) => hasVisible(paragraph.map(({ text }) => text).join('')));
}

function add(paragraphs: readonly Token[][], token: Token): void {
  const tokens = paragraphs.at(-1) ?? [];
  const last = tokens.at(-1);
  if (token.kind === 'word') tokens.push(token);
  else if (last?.kind === 'space') tokens[tokens.length - 1] = { ...last, text: ' ' };
  else if (last?.kind === 'word') tokens.push(token.text.length > 1 ? { ...token, text: ' ' } : token);
}

function addBreak(paragraphs: Token[][], style: RichStyle): void {
  const tokens = paragraphs.at(-1) ?? [];
  if (tokens.at(-1)?.kind === 'space') tokens.pop();
  const last = tokens.at(-1);
  if (last?.kind === 'word') tokens.push({ kind: 'break', text: '\n', style });
  else if (last?.kind === 'break') {
    tokens.pop();
    paragraphs.push([]);
  }
}

function joined(tokens: readonly Token[]): readonly RichRun[] {
  const end = tokens.findLastIndex(({ kind }) => kind === 'word') + 1;
  const runs: RichRun[] = [];
  for (const { text, style } of tokens.slice(0, end)) {
    const last = runs.at(-1);
    if (last !== undefined && sameStyle(last, style)) runs[runs.length - 1] = { ...last, text: last.text + text };
    else runs.push({ text, marks: style.marks, ...(style.href === undefined ? {} : { href: style.href }) });
  }
  // Only now, because an accent may follow its letter in another run of the same look.
  return runs.map((run) => ({ ...run, text: composeFewMarks(run.text) }));
}
