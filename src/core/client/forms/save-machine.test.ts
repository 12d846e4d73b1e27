import {
  basesOf,
  isOnServer,
  nextSave,
  type SaveEvent,
  type SaveFailure,
  type SaveMachine,
  savedMachine,
  sendable,
  typedOf,
} from './save-machine.ts';

const A = sendable('a');
const B = sendable('b');
const C = sendable('c');
const NOT_ALLOWED = typedOf<string>(undefined, 'x');

const typed = (content: SaveMachine<string>['typed']): SaveEvent<string> => ({ type: 'typed', typed: content });
const failed = (failure: SaveFailure): SaveEvent<string> => ({ type: 'failed', failure });
const resumed = (content: SaveMachine<string>['typed'], over?: readonly string[]): SaveEvent<string> => ({
  type: 'resumed',
  typed: content,
  over,
});
const submitted = (content: typeof A): SaveEvent<string> => ({ type: 'submitted', typed: content });
const PUSHED: SaveEvent<string> = { type: 'pushed' };
const SAVED: SaveEvent<string> = { type: 'saved' };
const OVERRULED: SaveEvent<string> = { type: 'overruled' };

/** Returns the state after these events. The form opens with `a` on the server. */
const stateAfter = (...events: readonly SaveEvent<string>[]): SaveMachine<string> =>
  events.reduce(nextSave<string>, savedMachine<string>(A));

const SAVING = [typed(B), PUSHED];
const SAVING_NEWER = [...SAVING, typed(C)];
const CONFLICT = [...SAVING, failed('conflict')];

test('a form opens in the state in which the server has its content', () => {
  expect(stateAfter()).toEqual({ phase: 'idle', typed: A, sent: undefined, mayHold: [A.key], isUrgent: false });
  expect(isOnServer(stateAfter())).toBe(true);
});

describe('typing', () => {
  test('is sent after a pause', () => {
    expect(stateAfter(typed(B))).toEqual({ phase: 'waiting', typed: B, sent: undefined, mayHold: [A.key], isUrgent: false });
    expect(stateAfter(...SAVING)).toEqual({ phase: 'saving', typed: B, sent: B, mayHold: [A.key], isUrgent: false });
    expect(stateAfter(...SAVING, SAVED)).toEqual({ phase: 'idle', typed: B, sent: undefined, mayHold: [B.key], isUrgent: false });
  });

  test('content that violates the contract is held, even after a push', () => {
    const held = { phase: 'held', typed: NOT_ALLOWED, sent: undefined, mayHold: [A.key], isUrgent: false };
    expect(stateAfter(typed(NOT_ALLOWED))).toEqual(held);
    expect(stateAfter(typed(NOT_ALLOWED), PUSHED)).toEqual(held);
  });

  test('during a save does not stop the save, and is sent after it', () => {
    const newer = stateAfter(...SAVING_NEWER);
    expect(newer).toEqual({ phase: 'saving-newer', typed: C, sent: B, mayHold: [A.key], isUrgent: false });
    expect(nextSave(newer, SAVED)).toEqual({ phase: 'waiting', typed: C, sent: undefined, mayHold: [B.key], isUrgent: false });
    expect(nextSave(newer, typed(B)).phase).toBe('saving');
  });

  test('during a save is sent directly after it following a push, unless the user typed again', () => {
    expect(stateAfter(...SAVING_NEWER, PUSHED)).toMatchObject({ phase: 'saving-newer', sent: B, isUrgent: true });
    expect(stateAfter(...SAVING_NEWER, PUSHED, SAVED)).toEqual({ phase: 'saving', typed: C, sent: C, mayHold: [B.key], isUrgent: false });
    expect(stateAfter(...SAVING_NEWER, PUSHED, typed(A), SAVED)).toMatchObject({ phase: 'waiting', sent: undefined, isUrgent: false });
  });

  test('invalid content that was pushed during a save is held after it', () => {
    expect(stateAfter(...SAVING, typed(NOT_ALLOWED), PUSHED, SAVED)).toMatchObject({ phase: 'held', sent: undefined, isUrgent: false });
  });

  test('the saved content again needs no save, even after a push', () => {
    expect(stateAfter(...SAVING_NEWER, PUSHED, typed(B), SAVED)).toMatchObject({ phase: 'idle', isUrgent: false });
    expect(stateAfter(...SAVING, typed(A), PUSHED, failed('refused'))).toMatchObject({ phase: 'idle', isUrgent: false });
  });
});

test.each([
  ['all content is saved', []],
  ['the typed content is held', [typed(NOT_ALLOWED)]],
  ['the typed content is being saved', SAVING],
  ['the user must resolve a conflict first', CONFLICT],
])('a push changes nothing while %s', (_, events) => {
  const before = stateAfter(...events);
  expect(nextSave(before, PUSHED)).toBe(before);
});

test('a push retries a failed save', () => {
  expect(stateAfter(...SAVING, failed('refused'), PUSHED)).toEqual({
    phase: 'saving',
    typed: B,
    sent: B,
    mayHold: [A.key],
    isUrgent: false,
  });
});

describe('a failed save', () => {
  test('that the server rejected leaves the content on the server unchanged', () => {
    expect(stateAfter(...SAVING, failed('refused'))).toEqual({
      phase: 'failed',
      typed: B,
      sent: undefined,
      mayHold: [A.key],
      isUrgent: false,
    });
  });

  test('without a response leaves the content on the server uncertain', () => {
    const uncertain = stateAfter(...SAVING, failed('unknown'));
    expect(uncertain).toMatchObject({ phase: 'failed', mayHold: [A.key, B.key] });
    expect(nextSave(uncertain, typed(A)).phase).toBe('waiting');
    expect(isOnServer(nextSave(uncertain, typed(A)))).toBe(false);
  });

  test('does not count as failed when newer content was typed, which then waits', () => {
    expect(stateAfter(...SAVING_NEWER, failed('unknown'))).toMatchObject({ phase: 'waiting', typed: C, mayHold: [A.key, B.key] });
  });

  test('of an unchanged submit does not count as failed, because the server has the content', () => {
    expect(stateAfter(submitted(A), failed('refused')).phase).toBe('idle');
  });

  test('remembers the last four contents that the server may hold', () => {
    const contents = ['b', 'c', 'd', 'e', 'f'].map((text) => sendable(text));
    const events = contents.flatMap((content) => [typed(content), PUSHED, failed('unknown')]);
    expect(stateAfter(...events).mayHold).toEqual(contents.slice(1).map(({ key }) => key));
  });

  test('remembers a content that was sent twice only once, as the latest', () => {
    const events = [B, C, B].flatMap((content) => [typed(content), PUSHED, failed('unknown')]);
    expect(stateAfter(...events).mayHold).toEqual([A.key, C.key, B.key]);
  });
});

describe('a conflict', () => {
  test('stops all saves, even after newer content was pushed', () => {
    expect(stateAfter(...CONFLICT)).toEqual({ phase: 'conflict', typed: B, sent: undefined, mayHold: [A.key], isUrgent: false });
    expect(stateAfter(...SAVING_NEWER, PUSHED, failed('conflict'))).toEqual({
      phase: 'conflict',
      typed: C,
      sent: undefined,
      mayHold: [A.key],
      isUrgent: false,
    });
  });

  test('remains while the user types and submits', () => {
    const typing = stateAfter(...CONFLICT, typed(C));
    expect(typing).toMatchObject({ phase: 'conflict', typed: C, sent: undefined });
    expect(nextSave(typing, submitted(C))).toBe(typing);
  });

  test('does not end when the user types the content from before it', () => {
    expect(stateAfter(...CONFLICT, typed(A)).phase).toBe('conflict');
    expect(isOnServer(stateAfter(...CONFLICT, typed(A)))).toBe(false);
  });

  test('ends when the user overrules it: the typed content is sent at once, even if it is the content from before', () => {
    expect(stateAfter(...CONFLICT, OVERRULED)).toEqual({ phase: 'saving', typed: B, sent: B, mayHold: [''], isUrgent: false });
    expect(stateAfter(...CONFLICT, typed(A), OVERRULED)).toMatchObject({ phase: 'saving', sent: A });
    expect(stateAfter(...CONFLICT, typed(NOT_ALLOWED), OVERRULED)).toMatchObject({ phase: 'held', mayHold: [''] });
  });

  test('that is overruled without a response may still exist, so no content counts as saved', () => {
    const unanswered = stateAfter(...CONFLICT, OVERRULED, failed('unknown'));
    expect(unanswered).toMatchObject({ phase: 'failed', mayHold: ['', B.key] });
    expect(isOnServer(unanswered)).toBe(false);
  });

  test('that does not exist is overruled like a push', () => {
    expect(stateAfter(...SAVING, failed('refused'), OVERRULED).phase).toBe('saving');
    expect(stateAfter(OVERRULED)).toEqual(stateAfter());
  });
});

describe('submitting', () => {
  test('sends at once, even content that the server has', () => {
    expect(stateAfter(typed(B), submitted(B))).toMatchObject({ phase: 'saving', sent: B });
    expect(stateAfter(submitted(A))).toEqual({ phase: 'saving', typed: A, sent: A, mayHold: [A.key], isUrgent: false });
  });

  test('sends nothing during another save', () => {
    const saving = stateAfter(...SAVING);
    expect(nextSave(saving, submitted(C))).toBe(saving);
  });

  test('content other than the typed content leaves the typed content to be saved', () => {
    expect(stateAfter(typed(B), submitted(C))).toMatchObject({ phase: 'saving-newer', typed: B, sent: C });
  });
});

test.each([SAVED, failed('refused'), failed('conflict')])('a response without a save in progress changes nothing: %j', (event) => {
  const before = stateAfter(typed(B));
  expect(nextSave(before, event)).toBe(before);
});

describe('a draft', () => {
  test('based on the content of the server waits to be saved', () => {
    expect(stateAfter(resumed(B, [C.key, A.key]))).toMatchObject({ phase: 'waiting', typed: B, mayHold: [A.key] });
  });

  test('with an unknown base waits to be saved', () => {
    expect(stateAfter(resumed(B))).toMatchObject({ phase: 'waiting', typed: B });
  });

  test('based on another content is a conflict', () => {
    expect(stateAfter(resumed(B, [C.key]))).toEqual({ phase: 'conflict', typed: B, sent: undefined, mayHold: [C.key], isUrgent: false });
  });

  test('that equals the content of the server needs no save, whatever its base', () => {
    expect(stateAfter(resumed(A, [C.key]))).toEqual(stateAfter());
  });

  test('is not a conflict after this form has sent content', () => {
    expect(stateAfter(...SAVING, resumed(C, [C.key]))).toMatchObject({ phase: 'saving-newer', typed: C, sent: B });
    expect(stateAfter(typed(B), resumed(C, [B.key])).phase).toBe('waiting');
  });
});

test('a draft is based on the contents that the server may hold and on the content being saved', () => {
  expect(basesOf(stateAfter(typed(B)))).toEqual([A.key]);
  expect(basesOf(stateAfter(...SAVING_NEWER))).toEqual([A.key, B.key]);
  expect(basesOf(stateAfter(submitted(A)))).toEqual([A.key]);
  expect(isOnServer(stateAfter(...SAVING))).toBe(false);
  expect(isOnServer(stateAfter(submitted(A)))).toBe(true);
});

test('equal bodies have equal keys, and different bodies have different keys', () => {
  expect(typedOf({ title: 'Welder' }, {})).toEqual(sendable({ title: 'Welder' }));
  expect(typedOf({ title: 'Welder' }, {}).key).not.toBe(typedOf({ title: 'Welders' }, {}).key);
});

test('an empty body is a body', () => {
  expect(typedOf('', 'ignored')).toEqual({ body: '', key: '""' });
  expect(typedOf(null, 'ignored')).toEqual({ body: null, key: 'null' });
});

test('values that violate the contract have no body, and a key that no body has', () => {
  const held = typedOf<string>(undefined, 'Welder');
  expect(held.body).toBeUndefined();
  expect(held.key).toBe(typedOf(undefined, 'Welder').key);
  expect(held.key).not.toBe(typedOf(undefined, 'Welders').key);
  expect(held.key).not.toBe(sendable('Welder').key);
  expect(() => JSON.parse(held.key)).toThrow(SyntaxError);
});
