import fc from 'fast-check';
import { textBlocks } from './text-blocks.ts';

describe('a plain text', () => {
  it('keeps its paragraphs', () => {
    expect(textBlocks('One.\n\nTwo.\nThree.')).toEqual([
      { kind: 'paragraph', text: 'One.' },
      { kind: 'paragraph', text: 'Two.' },
      { kind: 'paragraph', text: 'Three.' },
    ]);
  });

  it('has headings where the import joined the parts of a text', () => {
    expect(textBlocks('Build ships.\n\nRequirements\nsea legs and\na strong stomach\n\nBenefits\nA cabin.')).toEqual([
      { kind: 'paragraph', text: 'Build ships.' },
      { kind: 'heading', text: 'Requirements' },
      { kind: 'paragraph', text: 'sea legs and a strong stomach' },
      { kind: 'heading', text: 'Benefits' },
      { kind: 'paragraph', text: 'A cabin.' },
    ]);
    expect(textBlocks('Ask for our list of\nBenefits\nNow.').map(({ kind }) => kind)).toEqual(['paragraph', 'paragraph', 'paragraph']);
  });

  it('joins lines that were broken for their length', () => {
    expect(textBlocks('You look after the pumps of\nthe eastern polder.')).toEqual([
      { kind: 'paragraph', text: 'You look after the pumps of the eastern polder.' },
    ]);
  });

  it('has lists where lines begin with list markers of any kind', () => {
    expect(textBlocks('• one\n\n●two\n- three')).toEqual([{ kind: 'list', items: ['one', 'two', 'three'] }]);
    expect(textBlocks('You bring: • patience • a bicycle')).toEqual([
      { kind: 'heading', text: 'You bring:' },
      { kind: 'list', items: ['patience', 'a bicycle'] },
    ]);
  });

  it('continues the numbers after an interruption of a numbered list', () => {
    expect(textBlocks('1. one\n2) two\nMore.\n3. three')).toEqual([
      { kind: 'numbers', start: 1, items: ['one', 'two'] },
      { kind: 'paragraph', text: 'More.' },
      { kind: 'numbers', start: 3, items: ['three'] },
    ]);
  });

  it('restores line breaks that the source has lost', () => {
    expect(textBlocks('Pumps.    DUTIES    You will:  1.\tOil them.   2.   Paint them.')).toEqual([
      { kind: 'paragraph', text: 'Pumps.' },
      { kind: 'heading', text: 'DUTIES' },
      { kind: 'heading', text: 'You will:' },
      { kind: 'numbers', start: 1, items: ['Oil them.', 'Paint them.'] },
    ]);
  });

  it('does not take a date or a price for a list item', () => {
    expect(textBlocks('We pay 2. 500 a month - more at night.')).toHaveLength(1);
  });

  it('is split at sentences when a paragraph is very long', () => {
    const wall = 'We keep the water out, and have done so for a very long time. '.repeat(40).trim();
    const blocks = textBlocks(wall);
    expect(blocks.length).toBeGreaterThan(3);
    expect(blocks.every((block) => block.kind === 'paragraph' && block.text.endsWith('time.'))).toBe(true);
  });

  it('keeps all words in their order, for any text', () => {
    const piece = fc.constantFrom(
      'water',
      'Pumps',
      'DUTIES',
      'you:',
      'end.',
      '\n',
      '\n\n',
      '   ',
      ' ',
      ' • ',
      '\n- ',
      '\n1. ',
      '  2. ',
      '\t',
      '٣',
      '🌱',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 60 }), (pieces) => {
        const text = pieces.join('');
        expect(wordsIn(textBlocks(text).map(plain).join(' '))).toEqual(wordsIn(text));
      }),
    );
  });
});

const plain = (block: ReturnType<typeof textBlocks>[number]): string => ('items' in block ? block.items.join(' ') : block.text);
const wordsIn = (text: string): string[] => text.match(/\p{L}+|٣|🌱/gu) ?? [];
