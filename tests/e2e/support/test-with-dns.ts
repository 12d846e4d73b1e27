import { type TestDns, testDns } from '#core/testing/dns-server.ts';
import { test as base } from './test.ts';

/** `test`, with a server that asks a DNS server of the test. */
export const test = base.extend<object, { dns: TestDns }>({
  dns: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures that this one needs from the pattern.
    async ({}, use) => {
      const dns = await testDns();
      await use(dns);
      await dns.close();
    },
    { scope: 'worker' },
  ],
  serverEnv: [({ dns }, use) => use({ DNS_SERVERS: dns.address }), { scope: 'worker' }],
});
