import { can } from '#core/server/access/policy.ts';
import { type Handler, handle } from '#core/server/http/handler.ts';
import { findSimilarCompaniesContract } from '../../contract/similar-companies.ts';
import type { EmployerDatabase } from '../company-repository.ts';
import { similarCompanies } from './similar-companies.ts';

/** Finds companies that may be the one that the caller is about to add. */
export function similarHandler(db: EmployerDatabase): Handler {
  return handle(findSimilarCompaniesContract, {
    policy: can('create', 'company'),
    run: async ({ query }) => ({ items: await similarCompanies(db, query) }),
  });
}
