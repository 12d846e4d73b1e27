import { KNOWN_NOTE, noteServerPlugin, readNote } from '#core/testing/note-server-plugin.ts';
import { testServer } from '#core/testing/server-kit.ts';

const broken = new Error('The ink has run dry.');
const known = { params: { id: KNOWN_NOTE } };

const api = testServer([
  noteServerPlugin(async () => {
    if (fails) throw broken;
  }),
]);
let fails: boolean;

describe('A call that answers 500', () => {
  beforeEach(() => {
    fails = true;
  });

  test.each(['reply', 'call', 'status', 'refusal'] as const)('fails the test by %s, and shows the error of the server', async (way) => {
    const failure = await api
      .as('visitor')
      [way](readNote, known)
      .catch((error: unknown) => error);
    expect(failure).toMatchObject({
      message: expect.stringMatching(/^note\.read as visitor answered 500, .* Error: The ink has run dry\.\n +at /),
      cause: broken,
    });
  });

  test('is reported by failure, with the error that the server threw', async () => {
    const { body, cause } = await api.as('visitor').failure(readNote, known);
    expect(cause).toBe(broken);
    expect(body).toEqual({ code: 'internal', message: expect.any(String) });
  });

  test('does not claim that nothing was saved, because a handler may fail after it saved', async () => {
    const { body } = await api.as('visitor').failure(readNote, known);
    expect(body.message).toContain('What you sent may not be saved.');
  });
});

test('a call that should fail and does not fail fails the test', async () => {
  fails = false;
  await expect(api.as('visitor').failure(readNote, known)).rejects.toThrow('note.read as visitor did not fail: 200');
});
