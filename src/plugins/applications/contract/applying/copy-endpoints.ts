import { endpoint } from '#core/contract/endpoint.ts';
import type { ApplicationCopy } from './copy-schemas.ts';

/** Its candidate may always read it, and members of the company while it is not withdrawn. Everybody else gets 404. */
export const getCopy = endpoint<{ params: { id: string }; reply: ApplicationCopy }>({
  id: 'applications.copy',
  method: 'GET',
  path: '/applications/:id/copy',
  summary: 'What was sent with an application.',
});
