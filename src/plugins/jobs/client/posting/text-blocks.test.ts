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

  it('goes on where a line was broken for its length', () => {
    expect(textBlocks('You look after the pumps of\nthe eastern polder.')).toEqual([
      { kind: 'paragraph', text: 'You look after the pumps of the eastern polder.' },
    ]);
  });

  it('has lists where lines begin with marks, however they were typed', () => {
    expect(textBlocks('• one\n\n●two\n- three')).toEqual([{ kind: 'list', items: ['one', 'two', 'three'] }]);
    expect(textBlocks('You bring: • patience • a bicycle')).toEqual([
      { kind: 'heading', text: 'You bring:' },
      { kind: 'list', items: ['patience', 'a bicycle'] },
    ]);
  });

  it('counts on where a numbered list is interrupted', () => {
    expect(textBlocks('1. one\n2) two\nMore.\n3. three')).toEqual([
      { kind: 'numbers', start: 1, items: ['one', 'two'] },
      { kind: 'paragraph', text: 'More.' },
      { kind: 'numbers', start: 3, items: ['three'] },
    ]);
  });

  it('finds the lines that a source has lost', () => {
    expect(textBlocks('Pumps.    DUTIES    You will:  1.\tOil them.   2.   Paint them.')).toEqual([
      { kind: 'paragraph', text: 'Pumps.' },
      { kind: 'heading', text: 'DUTIES' },
      { kind: 'heading', text: 'You will:' },
      { kind: 'numbers', start: 1, items: ['Oil them.', 'Paint them.'] },
    ]);
  });

  it('takes a date or a price for what it is', () => {
    expect(textBlocks('We pay 2. 500 a month - more at night.')).toHaveLength(1);
  });

  it('is parted at sentences when it is a wall', () => {
    const wall = 'We keep the water out, and have done so for a very long time. '.repeat(40).trim();
    const blocks = textBlocks(wall);
    expect(blocks.length).toBeGreaterThan(3);
    expect(blocks.every((block) => block.kind === 'paragraph' && block.text.endsWith('time.'))).toBe(true);
  });

  it('loses no word and moves none, whatever it is', () => {
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
