/** Finds the keys of all names of a skill. */
export interface SkillKeys {
  /** For each key its own and those of the other names of the same skill. */
  readonly of: (keys: readonly string[]) => Promise<readonly (readonly string[])[]>;
}
