import { ApiError } from '../http/api-error.ts';
import { PendingChanges } from './pending-changes.ts';

describe('A pending change', () => {
  it('shows until it is answered', async () => {
    const changes = new PendingChanges<string>();
    const answer = Promise.withResolvers<number>();
    const made = changes.make('fern', 'water', () => answer.promise);
    expect([changes.of('fern'), changes.of('moss'), changes.isEmpty]).toEqual([['water'], [], false]);
    answer.resolve(7);
    expect(await made).toBe(7);
    expect([changes.of('fern'), changes.isEmpty]).toEqual([[], true]);
  });

  it('is sent after the one before of the same object, and beside those of others', async () => {
    const changes = new PendingChanges<string>();
    const sent: string[] = [];
    const first = Promise.withResolvers<void>();
    const send = (what: string, answer = Promise.resolve()) =>
      changes.make(what.split(' ')[0] ?? '', what, () => {
        sent.push(what);
        return answer;
      });
    const all = [send('fern 1', first.promise), send('fern 2'), send('moss 1')];
    await all[2];
    expect(sent).toEqual(['fern 1', 'moss 1']);
    first.resolve();
    await changes.settled();
    expect(sent).toEqual(['fern 1', 'moss 1', 'fern 2']);
    await Promise.all(all);
  });

  it('is dropped after a conflict of an earlier one', async () => {
    const changes = new PendingChanges<string>();
    const failed = changes.make('fern', 'water', () => Promise.reject(new ApiError(409, undefined)));
    const send = jest.fn();
    const dropped = changes.make('fern', 'cut', send);
    const other = changes.make('moss', 'cut', async () => 'done');
    await expect(failed).rejects.toThrow();
    expect([await dropped, await other, changes.isEmpty]).toEqual([undefined, 'done', true]);
    expect(send).not.toHaveBeenCalled();
  });

  it('is sent after another failure of an earlier one', async () => {
    const changes = new PendingChanges<string>();
    const failed = changes.make('fern', 'water', () => Promise.reject(new Error('offline')));
    const second = changes.make('fern', 'cut', async () => 'done');
    await expect(failed).rejects.toThrow('offline');
    expect(await second).toBe('done');
  });
});
