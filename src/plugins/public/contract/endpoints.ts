import { downloadEndpoint } from '#core/contract/file-endpoint.ts';

/** What search engines may ask for (RFC 9309). */
export const getRobots = downloadEndpoint<Record<never, never>>({
  id: 'public.robots',
  path: '/robots.txt',
  summary: 'What search engines may ask for.',
  isOpen: true,
});
