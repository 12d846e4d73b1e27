import type { Actor } from '#core/contract/actor.ts';
import type { Contribution } from '#core/contract/extension-point.ts';
import { ApiFault } from '#core/server/errors/api-fault.ts';
import type { ImportPlace, ImportTarget, PlaceAccess } from '../contract/import-target.ts';

/** A target and a place in it. */
export interface AskedPlace {
  readonly target: string;
  readonly place: string;
}

/** Finds places among the targets of all plugins. */
export class ImportPlaces {
  readonly #targets: () => readonly Contribution<ImportTarget>[];

  constructor(targets: () => readonly Contribution<ImportTarget>[]) {
    this.#targets = targets;
  }

  async access(actor: Actor, { target, place }: AskedPlace): Promise<PlaceAccess> {
    const found = this.#targets().find(({ id }) => id === target);
    return found === undefined ? { kind: 'absent' } : found.value.open(actor, place);
  }

  /** The address of the page of an import; `undefined` where its target has none. */
  pageOf({ target, place }: AskedPlace, importId: string): string | undefined {
    return this.#targets()
      .find(({ id }) => id === target)
      ?.value.pageOf?.(place, importId);
  }

  /**
   * The place for a command of an operator.
   *
   * @throws Error when no command imports there
   */
  forOperator({ target, place }: AskedPlace): ImportPlace<null> {
    const found = this.#targets()
      .find(({ id }) => id === target)
      ?.value.forOperator?.(place);
    if (found === undefined) throw new Error(`No command imports into the target ${target}`);
    return found;
  }

  /**
   * The place, if the actor may import into it.
   *
   * @throws ApiFault not-found, forbidden
   */
  async demand(actor: Actor, asked: AskedPlace): Promise<ImportPlace> {
    const access = await this.access(actor, asked);
    if (access.kind === 'absent') throw new ApiFault('not-found');
    if (access.kind === 'forbidden') throw new ApiFault('forbidden');
    return access.place;
  }
}
