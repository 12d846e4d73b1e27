import { downloadContract } from '#core/contract/file-endpoint.ts';
import { getRobots } from './endpoints.ts';

/** {@link getRobots} with its content type. */
export const getRobotsContract = downloadContract(getRobots, {}, { types: ['text/plain; charset=utf-8'] });
