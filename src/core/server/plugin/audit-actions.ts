import { PluginError } from '#core/contract/plugin-error.ts';
import type { AuditAction } from '../audit/audit-action.ts';
import { callRefused } from '../audit/core-actions.ts';
import type { ServerPlugin } from './server-plugin.ts';

/**
 * The audit actions of all plugins.
 *
 * @throws PluginError AUDIT_ACTION_DUPLICATE
 */
export function actionsOf(plugins: readonly Pick<ServerPlugin, 'id' | 'auditActions'>[]): AuditAction[] {
  const owners = new Map([[callRefused.name, 'core']]);
  return plugins.flatMap(({ id, auditActions = [] }) =>
    auditActions.map((action) => {
      const first = owners.get(action.name);
      if (first !== undefined) {
        throw new PluginError('AUDIT_ACTION_DUPLICATE', `plugins "${first}" and "${id}" both declare the audit action "${action.name}"`);
      }
      owners.set(action.name, id);
      return action;
    }),
  );
}
