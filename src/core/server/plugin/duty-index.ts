import type { Actor } from '#core/contract/actor.ts';
import { PluginError } from '#core/contract/plugin-error.ts';
import type { Abilities } from '../access/abilities.ts';
import { dutiesOf } from '../access/duties.ts';
import type { Policy } from '../access/policy.ts';

/** A duty of administrators and the plugin that declares it. */
export interface OwnedDuty {
  readonly duty: string;
  readonly plugin: string;
}

const NAME = /^[a-z]+(-[a-z]+)*$/;

/** The duties of all plugins. */
export class DutyIndex {
  readonly #owners = new Map<string, string>();

  /** @throws PluginError DUTY_NAME_INVALID or DUTY_DUPLICATE */
  add(duty: string, plugin: string): void {
    if (!NAME.test(duty))
      throw new PluginError('DUTY_NAME_INVALID', `plugin "${plugin}" declares the duty "${duty}", which is not a name in kebab-case`);
    const first = this.#owners.get(duty);
    if (first !== undefined) throw new PluginError('DUTY_DUPLICATE', `plugins "${first}" and "${plugin}" both declare the duty "${duty}"`);
    this.#owners.set(duty, plugin);
  }

  /** All duties, by name. */
  get all(): readonly OwnedDuty[] {
    return [...this.#owners].map(([duty, plugin]) => ({ duty, plugin })).toSorted((one, other) => (one.duty < other.duty ? -1 : 1));
  }
}

/** Whether a call needs a duty or a full administrator: an administrator without any duty may not make it, and a full administrator may. */
export function needsDuty(policy: Policy, abilitiesOf: (actor: Actor) => Abilities): boolean {
  if (typeof policy === 'string') return false;
  if ('isGranted' in policy) return policy.duty !== undefined;
  const isAllowed = (isFullAdmin: boolean): boolean => abilitiesOf(administrator(isFullAdmin)).mayInGeneral(policy.action, policy.subject);
  return isAllowed(true) && !isAllowed(false);
}

function administrator(isFullAdmin: boolean): Actor {
  const facts = dutiesOf({ role: 'admin', is_full_admin: isFullAdmin, duties: [] });
  return { userId: '00000000-0000-0000-0000-000000000000', email: 'admin@example.invalid', name: '', role: 'admin', ...facts };
}
