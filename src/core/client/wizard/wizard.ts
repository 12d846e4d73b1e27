import { makeAutoObservable, observableRef } from 'mobx';
import { ADDRESSES } from '#core/contract/addresses.ts';
import { href, type StaticRouteRef } from '#core/contract/route-ref.ts';
import { weightedPercent } from '#core/contract/weighted-percent.ts';
import type { Resolve } from '../di/injection.ts';
import { mayOpen, pageAfterSignUp } from '../guards/requested-page.ts';
import type { Texts } from '../i18n/texts.ts';
import { passOnRequested } from '../navigation/requested-address.ts';
import type { ClientRegistry } from '../plugin/client-registry.ts';
import type { PageStep, StepProgress, StepState, WizardName } from '../plugin/page-step.ts';

/** Name of the query parameter with the address of the step that follows a step, in place of the next one. */
export const THEN = 'then';

/** A step with its page. */
interface RoutedStep extends PageStep {
  readonly route: StaticRouteRef;
}

/** A step that the user may open. */
export interface OpenStep {
  /** Path, and as `next` the page that the user asked for before the sign-up. */
  readonly address: string;
  /** Key of the step's name, with its namespace. */
  readonly title: string;
  readonly isOptional: boolean;
  /** `undefined` when the store did not load. Nothing is then known of the step. */
  readonly progress: StepProgress | undefined;
}

/** The state of a step; `empty` when the step reports no progress. */
export function stateOf(step: OpenStep): StepState {
  return step.progress?.state ?? 'empty';
}

// The share of a step that is done, when the step does not tell it.
const SHARES: Readonly<Record<StepState, number>> = { done: 1, begun: 0.5, empty: 0, skipped: 0, failed: 0 };

/** The steps of a wizard that one user may open. */
export class Wizard {
  steps: readonly OpenStep[] = [];
  /** The page after the last step, also for a user who finishes later. */
  end: string = ADDRESSES.dashboard;
  /** Fulfilled when the steps are loaded or the load failed. */
  stepsLoaded: Promise<void> = Promise.resolve();

  /** @param next the page that the user asked for before the sign-up, unchecked */
  constructor(
    private readonly name: WizardName,
    private readonly registry: ClientRegistry,
    private readonly resolve: Resolve,
    private readonly texts: Texts,
    private readonly next?: string,
  ) {
    makeAutoObservable<this, 'name' | 'registry' | 'resolve' | 'texts' | 'next'>(
      this,
      { name: false, registry: false, resolve: false, texts: false, next: false, steps: observableRef, stepsLoaded: false },
      { autoBind: true },
    );
  }

  /** Σ weight × share of the steps, as a whole percentage: 0 only when nothing is done, 100 only when all is done. */
  get percent(): number {
    return weightedPercent(
      this.steps.map((step) => ({ weight: step.progress?.weight ?? 1, share: step.progress?.share ?? SHARES[stateOf(step)] })),
    );
  }

  /** The step to continue with: the first that is neither done nor skipped, or the first step if there is none. */
  get resume(): OpenStep | undefined {
    return this.steps.find((step) => !['done', 'skipped'].includes(stateOf(step))) ?? this.steps[0];
  }

  /** Index of the step at an address (path and query), from 0; -1 when the address is not a step. */
  placeOf(address: string): number {
    return this.steps.findIndex((step) => pathOf(step.address) === pathOf(address));
  }

  /**
   * The step that follows the one at an address (path and query): the step that the query names with {@link THEN}, or else the next one.
   * `undefined` after the last, and when the address is not a step.
   */
  after(address: string): OpenStep | undefined {
    const place = this.placeOf(address);
    if (place < 0) return undefined;
    const then = new URLSearchParams(address.split('?')[1]).get(THEN);
    return (then === null ? undefined : this.steps[this.placeOf(then)]) ?? this.steps[place + 1];
  }

  /** Loads the steps and the user's progress in each. Never rejects: the page is usable without the wizard's steps. */
  async load(): Promise<void> {
    this.stepsLoaded = this.find().catch((error: unknown) => console.error('The steps of a wizard did not load', error));
    await this.stepsLoaded;
    await Promise.all(this.steps.map(({ progress }) => progress?.load()));
  }

  private async find(): Promise<void> {
    this.endAt(await pageAfterSignUp(this.registry, this.resolve, this.next));
    const all = this.registry.laterFacts
      .flatMap(({ plugin, thing: { route, step } }) => (step?.wizard === this.name ? [{ plugin, route, ...step }] : []))
      .sort((one, other) => one.order - other.order);
    const allowed = await Promise.all(all.map((step) => this.mayOpen(step)));
    const open = all.filter((_, index) => allowed[index]);
    await this.texts.ensureNamespaces(new Set(open.map(({ plugin }) => plugin)));
    this.show(await Promise.all(open.map((step) => this.opened(step))));
  }

  private endAt(address: string): void {
    this.end = address;
  }

  private show(steps: readonly OpenStep[]): void {
    this.steps = steps;
  }

  private async mayOpen({ route }: RoutedStep): Promise<boolean> {
    const page = this.registry.page(route.id);
    return page !== undefined && mayOpen(this.registry, this.resolve, page.thing, href(route));
  }

  private async opened({ route, title, isOptional, progress }: RoutedStep): Promise<OpenStep> {
    const step = { address: passOnRequested(href(route), this.next), title, isOptional };
    try {
      return { ...step, progress: this.resolve((await progress()).Progress) };
    } catch (error) {
      console.error(`The progress of "${route.id}" did not load`, error);
      return { ...step, progress: undefined };
    }
  }
}

function pathOf(address: string): string | undefined {
  return address.split('?')[0];
}
