import { Resource } from './resource.ts';

describe('a value that several parts of a page show', () => {
  const fetch = jest.fn(async () => 'roses');
  beforeEach(() => {
    fetch.mockClear();
    jest.useFakeTimers();
  });
  afterEach(() => jest.useRealTimers());

  it('is fetched once for all of them', async () => {
    const resource = new Resource<string>();
    await Promise.all([resource.share(fetch), resource.share(fetch)]);
    await resource.share(fetch);
    expect([fetch.mock.calls.length, resource.value]).toEqual([1, 'roses']);
  });

  it('is fetched again on a later visit of the page, and always on request', async () => {
    const resource = new Resource<string>();
    await resource.share(fetch);
    jest.advanceTimersByTime(5000);
    await resource.share(fetch);
    await resource.load(fetch);
    expect(fetch).toHaveBeenCalledTimes(3);
  });

  it('is fetched again after its request was cancelled or its value dropped', async () => {
    const resource = new Resource<string>();
    void resource.share(fetch);
    resource.cancel();
    await resource.share(fetch);
    resource.clear();
    await resource.share(fetch);
    expect([fetch.mock.calls.length, resource.value]).toEqual([3, 'roses']);
  });
});
