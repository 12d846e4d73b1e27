import type { Role } from '#core/contract/actor.ts';

/** How a GET that is about other persons is answered while an administrator sees the site as another person. */
export interface ViewedRules<Reply = never> {
  /** The roles whose answer is only about the viewed person. For the other roles, the viewer must be able to make the call too. */
  readonly ownOf?: readonly Role[];
  /** Names of text fields that are left empty, at any depth of the answer: what people wrote to each other. */
  readonly withholds?: readonly string[];
  /**
   * Finds the id of the other person whom the answer is about, if there is one. Views open at most 200 persons a day for one viewer, and each
   * is recorded.
   */
  readonly opens?: (reply: Reply) => string | undefined | Promise<string | undefined>;
}

/**
 * What a GET answers while an administrator sees the site as another person (decision 37).
 *
 * - `own`: it is about the viewed person and their companies, or holds nothing about a person.
 * - `both`: it is about other persons too, so the viewer must be able to make the call as well. A list must then refuse viewers who may not
 *   see everybody in it. {@link ViewedRules} says more.
 * - `false`, and absent unless the call is public: it is refused.
 */
export type WhileViewing<Reply = never> = false | 'own' | 'both' | ViewedRules<Reply>;

/** The part of a handler that says whether and how a view shows it. */
interface Viewable {
  readonly contract: { readonly endpoint: { readonly kind?: string | undefined } };
  readonly policy: unknown;
  readonly whileViewing?: WhileViewing | undefined;
}

/** Whether a view shows the answer of a GET at all. */
export function isShownInView({ contract, policy, whileViewing }: Viewable): boolean {
  if (contract.endpoint.kind === 'download') return false;
  return whileViewing === undefined ? policy === 'public' : whileViewing !== false;
}

/** The rules of a GET that is about other persons; `undefined` for the others. */
export function rulesOfOthers({ whileViewing }: Pick<Viewable, 'whileViewing'>): ViewedRules | undefined {
  if (whileViewing === 'both') return {};
  return typeof whileViewing === 'object' ? whileViewing : undefined;
}

/** The answer with the named text fields empty, at any depth. */
export function withheld(answer: unknown, fields: readonly string[] = []): unknown {
  if (fields.length === 0 || typeof answer !== 'object' || answer === null) return answer;
  if (Array.isArray(answer)) return answer.map((item) => withheld(item, fields));
  const entries = Object.entries(answer).map(([key, value]) => {
    return [key, typeof value === 'string' && fields.includes(key) ? '' : withheld(value, fields)];
  });
  return Object.fromEntries(entries);
}
