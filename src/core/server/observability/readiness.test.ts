import { askReadiness } from './readiness.ts';

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
