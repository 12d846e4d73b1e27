import { href } from '#core/contract/route-ref.ts';
import { passportRoutes } from '../../contract/routes.ts';

/** The parts of the page of a company. */
export const DESK_PARTS = Object.freeze(['achievements', 'issued', 'issuer'] as const);

export type DeskPart = (typeof DESK_PARTS)[number];

/** The part that the address asks for. */
export function askedPart({ part }: Readonly<Record<string, string | undefined>>): DeskPart {
  return DESK_PARTS.find((known) => known === part) ?? 'achievements';
}

/** The address of a part for a company. */
export function deskAddress(companyId: string, part: DeskPart): string {
  return href(passportRoutes.passports, {}, { company: companyId, part: part === 'achievements' ? undefined : part });
}

/** The address of the form of an achievement, or of a new one. */
export function achievementAddress(issuerId: string, achievementId?: string): string {
  return href(passportRoutes.form, {}, { issuer: issuerId, achievement: achievementId });
}
