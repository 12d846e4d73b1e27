import type { Screen } from '#tests/e2e/screens/screen.ts';
import type { World } from '#tests/e2e/screens/world.ts';
import { ApiUser } from '#tests/support/api-client.ts';

/** The audit record. Reading it is an event, so there is always one. */
export const screens: readonly Screen[] = [
  { name: 'audit', who: 'admin', route: '/admin/audit' },
  { name: 'audit-none', who: 'admin', route: '/admin/audit', at: () => '/admin/audit?who=zzzzqqqq&from=2026-01-01&outcome=refused' },
  { name: 'audit-event', who: 'admin', route: '/admin/audit/:id', at: async (world) => `/admin/audit/${await event(world)}` },
];

async function event({ url, accounts: { admin } }: World): Promise<string> {
  const api = await ApiUser.signIn(url, admin.email, admin.password);
  const { items } = await api.must<{ items: { id: string }[] }>('GET', '/audit');
  return items.at(-1)?.id ?? '';
}
