import { type SaveSource, SaveStatusStore } from './save-status-store.ts';

const source = (state: SaveSource['state'], savedAt?: string): SaveSource => ({
  state,
  savedAt: savedAt === undefined ? undefined : new Date(savedAt),
  retry: async () => undefined,
});

describe('the save sign of a page with several forms', () => {
  it('shows the form whose state is the most urgent one', () => {
    const store = new SaveStatusStore();
    const states = ['saved', 'conflict', 'idle', 'waiting', 'failed'] as const;
    for (const state of states) store.follow(source(state));
    expect(store.source?.state).toBe('conflict');
  });

  it('shows the last save of forms that are saved', () => {
    const store = new SaveStatusStore();
    const [early, late] = [source('saved', '2026-03-01T09:00:00Z'), source('saved', '2026-03-01T10:00:00Z')];
    store.follow(late);
    store.follow(early);
    expect(store.source).toBe(late);
  });

  it('shows the other form after one has left', () => {
    const store = new SaveStatusStore();
    const idle = source('idle');
    store.follow(idle);
    store.follow(source('failed'))();
    expect(store.source).toBe(idle);
  });
});
