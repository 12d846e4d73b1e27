import { downloadContract } from '#core/contract/file-endpoint.ts';
import { idParamsSchema } from '#core/contract/schema.ts';
import { getRejections } from './endpoints.ts';

export const getRejectionsContract = downloadContract(getRejections, { params: idParamsSchema }, { types: ['text/csv; charset=utf-8'] });
