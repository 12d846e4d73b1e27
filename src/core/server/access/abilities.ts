import { AbilityBuilder, subject as asSubject, createMongoAbility, type MongoAbility } from '@casl/ability';
import type { Actor } from '#core/contract/actor.ts';
import { ApiFault } from '../errors/api-fault.ts';
import type { Action } from './policy.ts';

/** Conditions on the fields of an object. */
export type Conditions = Readonly<Record<string, unknown>>;

/** Grants an action on a kind of object, optionally only on objects that meet the conditions. */
export type Allow = (action: Action, subject: string, conditions?: Conditions) => void;

/** The rules of one plugin. */
export type AbilityRules = (actor: Actor, allow: Allow) => void;

/** The rights of one user. The only source of authority; it denies by default. */
export class Abilities {
  readonly #ability: MongoAbility;

  /** `null` stands for a visitor, who has no rights. */
  constructor(actor: Actor | null, rules: readonly AbilityRules[]) {
    const builder = new AbilityBuilder<MongoAbility>(createMongoAbility);
    for (const rule of rules) {
      if (actor === null) break;
      rule(actor, (action, subject, conditions) => {
        builder.can(action, subject, conditions as never);
      });
    }
    this.#ability = builder.build();
  }

  /** Whether the action is allowed on at least some objects of the kind. */
  mayInGeneral(action: Action, subject: string): boolean {
    return this.#ability.can(action, subject);
  }

  /** Whether the action is allowed on this object. */
  may(action: Action, subject: string, object: object): boolean {
    return this.#ability.can(action, asSubject(subject, { ...object }));
  }

  /**
   * Returns the object if the action is allowed on it.
   *
   * @throws ApiFault not-found, also for an existing object without permission: the caller must not learn that it exists
   */
  demand<Subject extends object>(action: Action, subject: string, object: Subject | undefined): Subject {
    if (object === undefined || !this.may(action, subject, object)) throw new ApiFault('not-found');
    return object;
  }

  /** The general rights for the client as `<subject>:<action>`, sorted. */
  list(): string[] {
    const pairs = this.#ability.rules.flatMap((rule) => {
      const actions = [rule.action].flat();
      const subjects = [rule.subject].flat();
      return subjects.flatMap((subject) => actions.map((action) => `${String(subject)}:${action}`));
    });
    return [...new Set(pairs)].sort();
  }
}
