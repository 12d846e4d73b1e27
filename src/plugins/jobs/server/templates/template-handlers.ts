import { can } from '#core/server/access/policy.ts';
import { type Handler, handle } from '#core/server/http/handler.ts';
import {
  createTemplateContract,
  deleteTemplateContract,
  getTemplateContract,
  listTemplatesContract,
} from '../../contract/managing-schemas.ts';
import type { Templates } from './templates.ts';

/** Handlers of the templates of companies. */
export function templateHandlers(templates: Templates): readonly Handler[] {
  return [
    handle(listTemplatesContract, {
      policy: can('update', 'job-posting'),
      whileViewing: 'own',
      run: async (call) => ({ items: await templates.list(call) }),
    }),
    handle(getTemplateContract, {
      policy: can('update', 'job-posting'),
      whileViewing: 'own',
      run: (call) => templates.get(call, call.params.id),
    }),
    handle(createTemplateContract, {
      policy: can('post', 'job-posting'),
      refusals: ['not-found', 'jobs.no-company', 'jobs.templates-full'],
      run: (call) => templates.create(call, call.body),
    }),
    handle(deleteTemplateContract, {
      policy: can('update', 'job-posting'),
      run: async (call) => {
        await templates.delete(call, call.params.id);
        return undefined;
      },
    }),
  ];
}
