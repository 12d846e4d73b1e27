import { endpoint } from '#core/contract/endpoint.ts';
import type { Terms } from './terms-schemas.ts';

/** Everybody who may read the posting may read it. Only members of its company get the accepted answers. */
export const getTerms = endpoint<{ params: { id: string }; reply: Terms }>({
  id: 'applications.terms',
  method: 'GET',
  path: '/jobs/:id/applying',
  summary: 'What a posting asks of those who apply.',
});

/** Saves the terms for members of the company. With another version than the stored one, it gets 409 `conflict`. */
export const saveTerms = endpoint<{ params: { id: string }; body: Terms; reply: Terms }>({
  id: 'applications.save-terms',
  method: 'PUT',
  path: '/jobs/:id/applying',
  summary: 'Say what a posting asks of those who apply.',
});
