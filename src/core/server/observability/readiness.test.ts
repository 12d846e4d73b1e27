import { askReadiness, rememberedReadiness } from './readiness.ts';

test('a server is ready when every part is', async () => {
  expect(await askReadiness({ database: async () => true, identity: async () => true })).toEqual({
    ready: true,
    parts: { database: true, identity: true },
  });
});

test('a part that is not ready, or whose check fails, is named', async () => {
  const probes = { database: () => Promise.reject(new Error('away')), identity: async () => false, client: async () => true };
  expect(await askReadiness(probes)).toEqual({ ready: false, parts: { database: false, identity: false, client: true } });
});

describe('A remembered answer', () => {
  let now: number;
  let began: number;
  let end: (ready: boolean) => void;
  const ask = () =>
    rememberedReadiness(
      {
        database: async () => {
          began += 1;
          return new Promise<boolean>((resolve) => {
            end = resolve;
          });
        },
      },
      () => now,
    );
  beforeEach(() => {
    [now, began] = [5_000, 0];
  });

  test('comes from one check when twenty ask at once, however long it takes', async () => {
    const readiness = ask();
    const answers = Array.from({ length: 10 }, () => readiness());
    now += 60_000;
    answers.push(...Array.from({ length: 10 }, () => readiness()));
    end(true);
    expect(new Set((await Promise.all(answers)).map(({ ready }) => ready))).toEqual(new Set([true]));
    expect(began).toBe(1);
  });

  test('is used for a second after its check began, and no longer', async () => {
    const readiness = ask();
    const first = readiness();
    end(true);
    expect((await first).ready).toBe(true);
    now += 1_000;
    expect((await readiness()).ready).toBe(true);
    expect(began).toBe(1);
    now += 1;
    const later = readiness();
    end(false);
    expect((await later).ready).toBe(false);
    expect(began).toBe(2);
  });
});
