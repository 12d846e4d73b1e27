import { downloadEndpoint } from '#core/contract/file-endpoint.ts';

/** The rules for search engines (RFC 9309). */
export const getRobots = downloadEndpoint<Record<never, never>>({
  id: 'public.robots',
  path: '/robots.txt',
  summary: 'What search engines may ask for.',
  isOpen: true,
});
