import { bedPlace, readRun } from '../../contract/testing/import-runs.ts';
import { KeptDraft } from './kept-draft.ts';
import { MappingDraft } from './mapping-draft.ts';

const kept = (): KeptDraft => new KeptDraft('ada', 'run-1');
const draft = (): MappingDraft => new MappingDraft(readRun, bedPlace, kept());

afterEach(() => sessionStorage.clear());

describe('The draft of a mapping', () => {
  it('begins with the proposed mapping, and names the columns that nothing takes', () => {
    expect(draft().sources).toEqual({ name: { kind: 'column', label: 'Bed' } });
    expect(draft().unused.map(({ label }) => label)).toEqual(['Labels', 'Remark']);
    expect(draft().isChanged).toBe(false);
  });

  it('survives a reload until the server has it', () => {
    const first = draft();
    first.choose('name', { kind: 'fixed', value: 'North' });
    first.hideMissing(true);
    const again = draft();
    expect(again.mapping).toEqual({ columns: { name: { kind: 'fixed', value: 'North' } }, hidesMissing: true });
    expect(again.isChanged).toBe(true);
    again.sent();
    expect(draft().sources).toEqual({ name: { kind: 'column', label: 'Bed' } });
  });

  it.each([
    ['no object', 'name'],
    ['without columns', { hidesMissing: true }],
    ['with an unknown source', { hidesMissing: true, columns: { name: { kind: 'guess' } } }],
    ['with an unknown separator', { hidesMissing: true, columns: { name: { kind: 'column', label: 'Bed', separator: ',' } } }],
    ['with half a translation', { hidesMissing: true, columns: { name: { kind: 'column', label: 'Bed', values: [{ from: 'a' }] } } }],
  ])('ignores a stored state that is %s', (_, state) => {
    sessionStorage.setItem('trellis.state.ada.import.run-1', JSON.stringify({ until: Date.now() + 60_000, state }));
    expect(draft().mapping).toEqual(readRun.mapping);
  });

  it('hinders checking without a needed column, and with an empty text for all rows', () => {
    const one = draft();
    one.choose('name', undefined);
    one.choose('tags', { kind: 'fixed', value: '  ' });
    expect(one.faults.missing.map(({ id }) => id)).toEqual(['name']);
    expect(one.faults.wrongFixed.map(({ id }) => id)).toEqual(['tags']);
    one.choose('tags', { kind: 'fixed', value: 'x'.repeat(4001) });
    expect(one.faults.wrongFixed.map(({ id }) => id)).toEqual(['tags']);
  });

  it('sends trimmed texts, and no translations that were not filled in', () => {
    const one = draft();
    one.choose('soil', { kind: 'fixed', value: ' clay ' });
    const values = [
      { from: 'a', to: 'b' },
      { from: '', to: 'c' },
      { from: 'a', to: '' },
    ];
    one.choose('tags', { kind: 'column', label: 'Labels', separator: ';', values });
    one.choose('name', { kind: 'column', label: 'Bed', values: [{ from: '', to: '' }] });
    expect(one.mapping.columns).toEqual({
      soil: { kind: 'fixed', value: 'clay' },
      tags: { kind: 'column', label: 'Labels', separator: ';', values: [{ from: 'a', to: '' }] },
      name: { kind: 'column', label: 'Bed' },
    });
  });

  it('takes of a kept mapping what the file has, and names the rest', () => {
    const one = draft();
    const columns = {
      name: { kind: 'column', label: 'Gone' },
      soil: { kind: 'fixed', value: 'sand' },
      tags: { kind: 'column', label: 'Labels' },
      other: { kind: 'column', label: 'Bed' },
    } as const;
    one.use({ columns, hidesMissing: true });
    expect(one.sources).toEqual({ soil: columns.soil, tags: columns.tags });
    expect(one.lost).toEqual(['Gone']);
    expect(one.hidesMissing).toBe(true);
    one.hideMissing(false);
    expect(one.lost).toEqual([]);
  });

  it('follows another device until something is chosen here', () => {
    const one = draft();
    one.follow({ columns: { name: { kind: 'column', label: 'Remark' } }, hidesMissing: true });
    expect(one.mapping).toEqual({ columns: { name: { kind: 'column', label: 'Remark' } }, hidesMissing: true });
    one.choose('name', { kind: 'column', label: 'Labels' });
    one.follow(readRun.mapping);
    expect(one.sources).toEqual({ name: { kind: 'column', label: 'Labels' } });
  });

  it('hides nothing at a place that cannot hide', () => {
    const mapping = { columns: {}, hidesMissing: true };
    const one = new MappingDraft({ ...readRun, mapping }, { ...bedPlace, canHideMissing: false }, kept());
    expect(one.mapping.hidesMissing).toBe(false);
  });
});
