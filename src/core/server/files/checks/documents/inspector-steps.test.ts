import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from '@swc/core';
import fc from 'fast-check';
import { runs } from '#core/testing/property-runs.ts';
import { cleanDocx } from './archive/docx-rules.ts';
import { fateOfLink, isOutside, isRemote } from './archive/link-address.ts';
import { cleanOdt } from './archive/odt-rules.ts';
import { checkPdfSource } from './pdf/pdf-source.ts';

const ARCHIVES = path.join(import.meta.dirname, '../../../archives');
const sources = [import.meta.dirname, ARCHIVES].flatMap((cwd) =>
  globSync('**/*.ts', { cwd, exclude: ['**/*.test.ts'] }).map((file) => path.join(cwd, file)),
);

interface Expression {
  readonly pattern: string;
  readonly flags: string;
}

/** The regular expressions in a source: their literals, and the texts from which others are built. */
function expressionsIn(source: string): readonly Expression[] {
  const found: Expression[] = [];
  JSON.stringify(parseSync(source, { syntax: 'typescript' }), (_key, node) => {
    if (node?.type === 'RegExpLiteral') found.push({ pattern: node.pattern, flags: node.flags });
    if (node?.callee?.value === 'RegExp') found.push({ pattern: '(built)*', flags: '' });
    return node;
  });
  return found;
}

/**
 * Whether the steps of an expression grow only with the length of the text. Without `*`, `+` and `{1,}` it takes a limited number of steps
 * at each offset. With one of them, of one character, it is tried at one offset only.
 */
function isLinear({ pattern, flags }: Expression): boolean {
  const atoms = pattern.replace(/\\./g, 'a').replace(/\[[^\]]*\]/g, 'a');
  const repetitions = [...atoms.matchAll(/(.)(?:[*+]|\{\d+,\})/g)];
  if (repetitions.length === 0) return true;
  const alternatives = atoms.replace(/\([^()]*\)/g, '');
  const isAnchored = atoms.startsWith('^') && !alternatives.includes('|') && !flags.includes('m');
  return isAnchored && repetitions.length === 1 && repetitions[0]?.[1] !== ')';
}

describe('The expressions of the inspectors', () => {
  test.each([
    ['(?:[ ]|%[^\\r\\n]*)*', false],
    ['a+', false],
    ['^(a+)+', false],
    ['^a*b*', false],
    ['^a*|b*', false],
    ['(built)*', false],
    ['^[a-z]*:', true],
    ['^\\s*(\\\\|/)', true],
    ['a{1,6}|b?', true],
  ])('are told apart: %s', (pattern, expected) => {
    expect(isLinear({ pattern, flags: '' })).toBe(expected);
  });

  test('take steps that grow only with the length of the text', () => {
    const found = sources.flatMap((file) => expressionsIn(readFileSync(file, 'utf8')).map((expression) => ({ file, ...expression })));
    expect(found.length).toBeGreaterThan(10);
    expect(found.filter((expression) => !isLinear(expression))).toEqual([]);
  });
});

/** How many characters are read while something runs. What it throws is a refusal of the document. */
function stepsOf(run: () => void): number {
  let steps = 0;
  const { charAt, charCodeAt, indexOf } = String.prototype;
  const spies = [
    jest.spyOn(String.prototype, 'charAt').mockImplementation(function (this: string, at) {
      steps += 1;
      return charAt.call(this, at);
    }),
    jest.spyOn(String.prototype, 'charCodeAt').mockImplementation(function (this: string, at) {
      steps += 1;
      return charCodeAt.call(this, at);
    }),
    jest.spyOn(String.prototype, 'indexOf').mockImplementation(function (this: string, text, from = 0) {
      const found = indexOf.call(this, text, from);
      steps += (found === -1 ? this.length : found) - from;
      return found;
    }),
  ];
  try {
    run();
  } catch {
    // Only the steps count.
  } finally {
    for (const spy of spies) spy.mockRestore();
  }
  return steps;
}

/** Texts of some thousand characters: a few pieces of syntax over and over, and an end that may not fit. */
function repeated(pieces: readonly string[]): fc.Arbitrary<string> {
  const some = fc.array(fc.constantFrom(...pieces), { minLength: 1, maxLength: 5 }).map((parts) => parts.join(''));
  return fc.tuple(some, some).map(([unit, end]) => unit.repeat(6000 / unit.length) + end);
}

/** Every character of a text may be read as a part of a name of 64 characters, and by each of the five searches for names. */
const MOST_STEPS = 400;

describe('The steps of the inspectors grow only with the length of the document', () => {
  test('in a PDF', () => {
    const pieces = [
      '%',
      ' ',
      '\n',
      '\r',
      '1',
      '0 ',
      'R',
      '/',
      '/S',
      '/EF',
      '/Length 9',
      '/#4aavaScript',
      'obj',
      '<<',
      '>>',
      '<',
      '(',
      ')',
      '[',
      ']',
    ];
    fc.assert(
      fc.property(repeated([...pieces, 'stream\n', 'x', '\\']), (text) => {
        expect(stepsOf(() => checkPdfSource(Buffer.from(`%PDF-1.7\n1 0 obj${text}`, 'latin1')))).toBeLessThan(MOST_STEPS * text.length);
      }),
      {
        numRuns: runs(40),
        examples: [
          [`${'/EF<<'.repeat(900)}${'>>'.repeat(900)}`],
          ['%'.repeat(40)],
          ['obj<<'.repeat(1200)],
          ['/EF%'.repeat(1500)],
          [`/EF 1%`.repeat(1000)],
          ['obj%obj\n'.repeat(700)],
        ],
      },
    );
  });

  test('in the parts of an archive', () => {
    const pieces = ['<', '<a', '<w:instrText', '<Relationship', ' ', '"', "'", '=', '>', '/', 'x', ':', ' Type="', 'href="//', '&#x', '&'];
    fc.assert(
      fc.property(repeated(pieces), (text) => {
        const texts = new Map([
          [
            '[content_types].xml',
            `<a ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/>${text}`,
          ],
          ['_rels/.rels', text],
          ['word/document.xml', text],
          ['mimetype', 'application/vnd.oasis.opendocument.text'],
          ['meta-inf/manifest.xml', text],
          ['content.xml', text],
        ]);
        const parts = { texts, leftOut: new Set(['a.svg']) };
        expect(stepsOf(() => cleanDocx(parts))).toBeLessThan(MOST_STEPS * text.length);
        expect(stepsOf(() => cleanOdt(parts))).toBeLessThan(MOST_STEPS * text.length);
        expect(stepsOf(() => [fateOfLink(text), isOutside(text), isRemote(text)])).toBeLessThan(MOST_STEPS * text.length);
      }),
      {
        numRuns: runs(40),
        examples: [[`<a'"`.repeat(1500)], ['<a "<b\' '.repeat(900)], [`<${'a'.repeat(6000)}`], ['<w:instrText '.repeat(500)]],
      },
    );
  });
});
