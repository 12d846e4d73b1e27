import { endpoint } from './endpoint.ts';

/** The header of each answer of the API with the number of the last change of rights. */
export const EPOCH_HEADER = 'x-trellis-epoch';

/** Asked by pages that are visible and otherwise send no calls. The answer is in the header too. */
export const getEpoch = endpoint<{ reply: { epoch: number } }>({
  id: 'core.epoch',
  method: 'GET',
  path: '/epoch',
  summary: 'The number of the last change of rights.',
});
