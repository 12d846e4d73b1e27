import { notOffered, type UsedCode } from './not-offered.ts';

const asked: (readonly [string, readonly string[]])[] = [];
const catalogue = {
  refused: async (entity: string, codes: readonly string[]) => {
    asked.push([entity, codes]);
    return codes.filter((code) => code.startsWith('old'));
  },
};
const at = (entity: string, ...codes: string[]): UsedCode[] => codes.map((code, index) => ({ entity, code, path: `${entity}.${index}` }));

beforeEach(() => asked.splice(0));

describe('codes that are not offered', () => {
  it('are named by their paths, with one question for each kind', async () => {
    const used = [...at('herbs', 'dill', 'old-mint', 'dill'), ...at('trees', 'old-oak')];
    expect(await notOffered(catalogue, used)).toEqual(['herbs.1', 'trees.0']);
    expect(asked).toEqual([
      ['herbs', ['dill', 'old-mint']],
      ['trees', ['old-oak']],
    ]);
  });

  it('stay valid where the object had them before, but not in another kind', async () => {
    const before = at('herbs', 'old-mint');
    expect(await notOffered(catalogue, [...at('herbs', '', 'old-mint'), ...at('trees', 'old-mint')], before)).toEqual(['trees.0']);
    expect(asked).toEqual([['trees', ['old-mint']]]);
  });

  it('cause no question when nothing is new', async () => {
    expect(await notOffered(catalogue, at('herbs', '', 'dill'), at('herbs', 'dill'))).toEqual([]);
    expect(asked).toEqual([]);
  });
});
