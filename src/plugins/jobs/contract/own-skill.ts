import { foldText } from '#core/contract/fold-text.ts';
import type { OwnSkill } from './client-extension-points.ts';

/** Whether a skill is among the user's own: the same code in master data, or the same name without regard to case and accents. */
export type IsOwnSkill = (skill: OwnSkill) => boolean;

/** Compares skills by code and by name. */
export function ownSkillTest(own: readonly OwnSkill[]): IsOwnSkill {
  const codes = new Set(own.map(({ code }) => code ?? '').filter((code) => code !== ''));
  const names = new Set(own.map(({ name }) => fold(name)).filter((name) => name !== ''));
  return ({ code = '', name }) => codes.has(code) || names.has(fold(name));
}

function fold(name: string): string {
  return foldText(name).replace(/\s+/gu, ' ').trim();
}
