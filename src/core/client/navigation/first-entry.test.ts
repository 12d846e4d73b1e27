import { keyFirstEntry } from './first-entry.ts';

afterEach(() => history.replaceState(null, ''));

/** The state of the entry after a document has started on it. */
function stateAfter(before: unknown): unknown {
  history.replaceState(before, '');
  keyFirstEntry();
  return history.state;
}

it('gives each new document a key of its own', () => {
  const keys = [stateAfter(null), stateAfter(null)].map((state) => Object(state).key);
  expect(keys[0]).toMatch(/^\d+-\d+$/);
  expect(keys[1]).not.toBe(keys[0]);
});

it('keeps what the entry has besides', () => {
  expect(stateAfter({ idx: 0 })).toEqual({ idx: 0, key: expect.any(String) });
});

it('keeps the key of an entry after a reload', () => {
  expect(stateAfter({ idx: 3, key: 'known' })).toEqual({ idx: 3, key: 'known' });
});
