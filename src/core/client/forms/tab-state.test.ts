import { dropTabState, dropTabStates, keepTabState, tabState } from './tab-state.ts';

afterEach(() => sessionStorage.clear());

describe('a state in a tab', () => {
  it('is kept until its time is over, and then deleted', () => {
    keepTabState('ada.code', { phone: '+44' }, Date.now() + 60_000);
    expect(tabState('ada.code')).toEqual({ phone: '+44' });
    expect(tabState('ben.code')).toBeUndefined();
    const later = Date.now() + 60_000;
    jest.spyOn(Date, 'now').mockReturnValue(later);
    expect([tabState('ada.code'), sessionStorage.length]).toEqual([undefined, 0]);
  });

  it('can be dropped alone or with all others, but not with foreign entries', () => {
    const until = Date.now() + 60_000;
    for (const key of ['a', 'b', 'c']) keepTabState(key, {}, until);
    sessionStorage.setItem('foreign', '1');
    dropTabState('a');
    expect([tabState('a'), tabState('b')]).toEqual([undefined, {}]);
    dropTabStates();
    expect(Object.keys(sessionStorage)).toEqual(['foreign']);
  });

  it.each(['', 'no JSON', 'null', '{"state":1}', '{"until":"soon","state":1}'])('is not read from the entry %j', (entry) => {
    sessionStorage.setItem('trellis.state.a', entry);
    expect(tabState('a')).toBeUndefined();
  });

  it('is absent if the browser denies the storage', () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('denied');
    });
    keepTabState('a', {}, Date.now() + 60_000);
    expect(tabState('a')).toBeUndefined();
  });
});
