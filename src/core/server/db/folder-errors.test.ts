import { withFolder } from './folder-errors.ts';

function failing(code: string): () => never {
  return () => {
    throw Object.assign(new Error('from the system'), { code });
  };
}

describe('work under a folder', () => {
  it.each([
    ['ENOSPC', 'The disk that holds /srv/data is full. Free some space, then start again.'],
    ['EACCES', 'Trellis may not write to /srv/data. Give this user the right to, or choose another DATA_DIR.'],
    ['EROFS', '/srv/data is on a disk that cannot be written to. Choose another DATA_DIR.'],
    ['ENOTDIR', '/srv/data cannot be a folder, because a file is in its way. Choose another DATA_DIR.'],
  ])('that fails with %s is explained in one sentence', (code, sentence) => {
    expect(() => withFolder('/srv/data', failing(code))).toThrow(sentence);
  });

  it('that fails for another reason keeps its error', () => {
    expect(() => withFolder('/srv/data', failing('EIO'))).toThrow('from the system');
  });

  it('returns the result of the work', () => {
    expect(withFolder('/srv/data', () => 7)).toBe(7);
  });
});
