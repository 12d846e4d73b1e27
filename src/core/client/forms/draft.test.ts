import { keepDraft, withDraft } from './draft.ts';

afterEach(() => sessionStorage.clear());

describe('A draft', () => {
  it('is laid over what a form begins with, also where a field held nothing', () => {
    keepDraft('form', { title: 'Typed', kilometres: 30, place: null });
    expect(withDraft('form', { title: '', kilometres: null, place: { city: 'Kampen' } })).toEqual({
      title: 'Typed',
      kilometres: 30,
      place: null,
    });
  });

  it('leaves out fields that the form no longer has, or has in another kind', () => {
    keepDraft('form', { title: 5, gone: 'x' });
    expect(withDraft('form', { title: 'Default', added: true })).toEqual({ title: 'Default', added: true });
  });
});
