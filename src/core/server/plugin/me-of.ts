import type { Actor } from '#core/contract/actor.ts';
import type { Me } from '#core/contract/me-schema.ts';
import { mustConfirmPhone } from '../identity/phone-verification.ts';
import { abilityNames, photoOf } from './me-parts.ts';
import type { ServerKernel } from './server-kernel.ts';

/** The signed-in user for the client. A suspended user has no abilities. */
export async function meOf(kernel: Pick<ServerKernel, 'config' | 'abilitiesOf' | 'contributions'>, actor: Actor): Promise<Me> {
  const { userId: id, email, name, role, suspension = null } = actor;
  const abilities = suspension === null ? await abilityNames(kernel, actor) : [];
  const photo = await photoOf(kernel, actor);
  const { locale = null, timeZone = null } = actor;
  return {
    id,
    email,
    name,
    role,
    photo,
    mustConfirmPhone: mustConfirmPhone(kernel.config, actor),
    suspension,
    abilities,
    locale,
    timeZone,
  };
}
