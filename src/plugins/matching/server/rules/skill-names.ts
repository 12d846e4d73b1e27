import { textKey } from '#core/server/text/text-key.ts';
import type { ComparedSkill } from './match-input.ts';

interface NamedSkill {
  readonly name: string;
  /** Empty or absent when the skill has only its name. */
  readonly code?: string;
  readonly level: number | null;
}

/** Prepares the names of skills for the comparison. It remembers each name, because many postings name the same skills. */
export class SkillNames {
  readonly #codes: ReadonlyMap<string, readonly string[]>;
  readonly #keys = new Map<string, string>();

  /** @param codes the codes that master data has for names, also for other names of its rows */
  constructor(codes: ReadonlyMap<string, readonly string[]> = new Map()) {
    this.#codes = codes;
  }

  /** A skill with its own code, or with the codes that its name has. */
  compared({ name, code = '', level }: NamedSkill): ComparedSkill {
    return { name: name === '' ? code : name, key: this.#keyOf(name), codes: code === '' ? (this.#codes.get(name) ?? []) : [code], level };
  }

  #keyOf(name: string): string {
    const key = this.#keys.get(name) ?? textKey(name);
    this.#keys.set(name, key);
    return key;
  }
}
