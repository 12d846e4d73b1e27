import { ClientSettings } from '#core/client/config/client-settings.ts';
import { useService } from '#core/client/di/use-service.ts';
import type { Condition } from './legal-document.ts';

/** Checks which conditions hold on this site. */
export function useHolds(): (condition: Condition | undefined) => boolean {
  const { operator, emulator } = useService(ClientSettings);
  const holds: Readonly<Record<Condition, boolean>> = {
    named: operator.name !== '',
    unnamed: operator.name === '',
    reachable: operator.email !== '',
    unreachable: operator.email === '',
    firebase: !emulator,
    embedded: emulator,
  };
  return (condition) => condition === undefined || holds[condition];
}
