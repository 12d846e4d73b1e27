import { Resource } from './resource.ts';

const deferred = <Value>() => {
  let resolve: (value: Value) => void = () => undefined;
  const promise = new Promise<Value>((fulfil) => {
    resolve = fulfil;
  });
  return { promise, resolve };
};

describe('Resource', () => {
  it('is idle, then loading, then ready with the value', async () => {
    const resource = new Resource<number>();
    expect(resource.status).toBe('idle');
    const loading = resource.load(async () => 7);
    expect(resource.status).toBe('loading');
    await loading;
    expect([resource.status, resource.value]).toEqual(['ready', 7]);
  });

  it('stores a failure and keeps the old value', async () => {
    const resource = new Resource<number>();
    await resource.load(async () => 7);
    await resource.load(async () => {
      throw new Error('away');
    });
    expect([resource.status, resource.value, String(resource.error)]).toEqual(['failed', 7, 'Error: away']);
  });

  it('drops the response of a load that a later load replaced', async () => {
    const resource = new Resource<string>();
    const slow = deferred<string>();
    const first = resource.load(() => slow.promise);
    await resource.load(async () => 'second');
    slow.resolve('first');
    await first;
    expect(resource.value).toBe('second');
  });

  it('aborts the fetch of a cancelled load', async () => {
    const resource = new Resource<string>();
    let seen: AbortSignal | undefined;
    void resource.load((signal) => {
      seen = signal;
      return new Promise(() => undefined);
    });
    resource.cancel();
    expect([seen?.aborted, resource.status]).toEqual([true, 'idle']);
  });
});
