import {
  draftBases,
  dropDraft,
  dropSavedDraft,
  dropUserDrafts,
  hasDraft,
  hasUserDraft,
  holdDraft,
  keepDraft,
  keepDraftBases,
  keepHeldDraft,
  withDraft,
} from './draft.ts';

afterEach(() => {
  jest.restoreAllMocks();
  sessionStorage.clear();
});

describe('A draft', () => {
  it('is found by the form of the next page before it is stored', () => {
    holdDraft('form', { title: 'Typed' });
    expect(sessionStorage).toHaveLength(0);
    expect(withDraft('form', { title: '' })).toEqual({ title: 'Typed' });
    expect(hasDraft('form')).toBe(true);
  });

  it('is not stored after it was deleted or its user left', () => {
    holdDraft('form', { title: 'Typed' });
    dropDraft('form');
    keepHeldDraft('form');
    holdDraft('ada.form', { title: 'Typed' });
    dropUserDrafts();
    keepHeldDraft('ada.form');
    expect(sessionStorage).toHaveLength(0);
    holdDraft('visitor.form', { title: 'Typed' });
    dropUserDrafts();
    keepHeldDraft('visitor.form');
    expect(withDraft('visitor.form', { title: '' })).toEqual({ title: 'Typed' });
  });

  it('is merged into the defaults, including fields that were empty', () => {
    keepDraft('form', { title: 'Typed', kilometres: 30, place: null });
    expect(withDraft('form', { title: '', kilometres: null, place: { city: 'Kampen' } })).toEqual({
      title: 'Typed',
      kilometres: 30,
      place: null,
    });
  });

  it('leaves out fields that the form no longer has or that have another type', () => {
    keepDraft('form', { title: 5, gone: 'x' });
    expect(withDraft('form', { title: 'Default', added: true })).toEqual({ title: 'Default', added: true });
  });

  it('may empty a field of the form, and does not change fields that it lacks', () => {
    keepDraft('form', { title: null });
    expect(withDraft('form', { title: 'Default', added: null })).toStrictEqual({ title: null, added: null });
  });

  it('belongs to one form', () => {
    keepDraft('form', { title: 'Typed' });
    keepDraft('undefined', { title: 'Typed' });
    expect(withDraft('other', { title: '' })).toEqual({ title: '' });
    expect(withDraft(undefined, { title: '' })).toEqual({ title: '' });
    expect([hasDraft('form'), hasDraft('other')]).toEqual([true, false]);
  });

  it('has the values that were stored last', () => {
    keepDraft('form', { title: 'First' });
    keepDraft('form', { title: 'Second' });
    expect(withDraft('form', { title: '' })).toEqual({ title: 'Second' });
  });

  it.each(['{"title":', '"text"', '7', 'null'])('that cannot be parsed changes nothing: %s', (kept) => {
    sessionStorage.setItem('trellis.draft.form', kept);
    expect(withDraft('form', { title: 'Default', 0: 'zero' })).toEqual({ title: 'Default', 0: 'zero' });
  });

  it('is deleted together with its base keys, and no other draft is', () => {
    for (const form of ['form', 'other']) {
      keepDraft(form, { title: 'Typed' });
      keepDraftBases(form, ['one']);
    }
    dropDraft('form');
    expect([hasDraft('form'), draftBases('form'), hasDraft('other'), draftBases('other')]).toEqual([false, undefined, true, ['one']]);
  });
});

it('The base of a draft is stored beside the draft', () => {
  keepDraftBases('form', ['one', 'two']);
  expect(draftBases('form')).toEqual(['one', 'two']);
  expect(hasDraft('form')).toBe(false);
});

it('The base of a draft is unknown without a name, without a stored value and with an invalid stored value', () => {
  expect([draftBases(undefined), draftBases('form')]).toEqual([undefined, undefined]);
  sessionStorage.setItem('trellis.draft-bases.form', '{"0":"one"}');
  sessionStorage.setItem('trellis.draft-bases.undefined', '["one"]');
  expect([draftBases('form'), draftBases(undefined)]).toEqual([undefined, undefined]);
});

it('The base of a draft consists only of strings', () => {
  sessionStorage.setItem('trellis.draft-bases.form', '["one",2,null]');
  expect(draftBases('form')).toEqual(['one']);
});

it('A draft of saved values is deleted', () => {
  keepDraft('form', { title: 'Saved' });
  dropSavedDraft('form', { title: 'Saved' });
  expect(hasDraft('form')).toBe(false);
});

it('A draft of saved values stays when it has newer values', () => {
  keepDraft('form', { title: 'Newer' });
  dropSavedDraft('form', { title: 'Saved' });
  expect(withDraft('form', { title: '' })).toEqual({ title: 'Newer' });
});

it('The drafts of signed-in users are distinguished from those of visitors', () => {
  keepDraft('visitor.feedback', { text: 'Typed' });
  sessionStorage.setItem('trellis.theme', '"dark"');
  expect(hasUserDraft()).toBe(false);
  keepDraft('ada.profile', { text: 'Typed' });
  expect(hasUserDraft()).toBe(true);
});

it('The drafts of signed-in users are deleted with their base keys, and nothing else is', () => {
  for (const form of ['ada.profile', 'visitor.feedback']) {
    keepDraft(form, { text: 'Typed' });
    keepDraftBases(form, ['one']);
  }
  sessionStorage.setItem('trellis.theme', '"dark"');
  dropUserDrafts();
  expect(Object.keys(sessionStorage).sort()).toEqual([
    'trellis.draft-bases.visitor.feedback',
    'trellis.draft.visitor.feedback',
    'trellis.theme',
  ]);
});

it('The drafts of signed-in users do not include base keys without a draft', () => {
  keepDraftBases('ada.profile', ['one']);
  expect(hasUserDraft()).toBe(false);
});

it('If the browser denies storage, a draft is not stored, and the form still works', () => {
  keepDraft('ada.profile', { text: 'Typed' });
  jest.spyOn(globalThis, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  expect(() => {
    keepDraft('ada.profile', { text: 'More' });
    keepDraftBases('ada.profile', ['one']);
    dropDraft('ada.profile');
    dropUserDrafts();
  }).not.toThrow();
  expect([hasUserDraft(), hasDraft('ada.profile'), withDraft('ada.profile', { text: '' })]).toEqual([false, false, { text: '' }]);
});
