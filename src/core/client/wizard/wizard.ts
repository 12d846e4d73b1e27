import { makeAutoObservable, observableRef } from 'mobx';
import { href } from '#core/contract/route-ref.ts';
import type { Resolve } from '../di/injection.ts';
import { askGuards } from '../guards/ask-guards.ts';
import type { Texts } from '../i18n/texts.ts';
import type { ClientRegistry } from '../plugin/client-registry.ts';
import { type StepProgress, type StepState, type WizardName, type WizardStep, wizardSteps } from './wizard-steps.ts';

/** A step that may be opened. */
export interface OpenStep {
  readonly address: string;
  /** Key of its name with its namespace. */
  readonly title: string;
  readonly isOptional: boolean;
  /** `undefined` where it did not load: what is known of such a step is nothing. */
  readonly progress: StepProgress | undefined;
}

/** Where a step stands. */
export function stateOf(step: OpenStep): StepState {
  return step.progress?.state ?? 'empty';
}

// How much of a step is done.
const SHARES: Readonly<Record<StepState, number>> = { done: 1, begun: 0.5, empty: 0, skipped: 0, failed: 0 };

/** The steps of a wizard as one person may walk them. */
export class Wizard {
  steps: readonly OpenStep[] = [];
  /** Fulfilled as soon as the steps are known, or did not load. */
  settled: Promise<void> = Promise.resolve();

  constructor(
    private readonly name: WizardName,
    private readonly registry: ClientRegistry,
    private readonly resolve: Resolve,
    private readonly texts: Texts,
  ) {
    makeAutoObservable<this, 'name' | 'registry' | 'resolve' | 'texts'>(
      this,
      { name: false, registry: false, resolve: false, texts: false, steps: observableRef, settled: false },
      { autoBind: true },
    );
  }

  /** Share of the steps that are done by their weight, 0 to 100; one that is begun counts half. */
  get percent(): number {
    const weightOf = ({ progress }: OpenStep): number => progress?.weight ?? 1;
    const whole = this.steps.reduce((sum, step) => sum + weightOf(step), 0);
    const done = this.steps.reduce((sum, step) => sum + weightOf(step) * SHARES[stateOf(step)], 0);
    return whole === 0 ? 0 : Math.round((100 * done) / whole);
  }

  /** Where to go on: the first step that is neither done nor left out; the first where all are. */
  get resume(): OpenStep | undefined {
    return this.steps.find((step) => !['done', 'skipped'].includes(stateOf(step))) ?? this.steps[0];
  }

  /** Place of the step at an address (path and query), counted from 0; -1 when it is none of the steps. */
  placeOf(address: string): number {
    const path = address.split('?')[0];
    return this.steps.findIndex((step) => step.address === path);
  }

  /** The step after the one at an address; `undefined` after the last, and where the address is none of the steps. */
  after(address: string): OpenStep | undefined {
    const place = this.placeOf(address);
    return place < 0 ? undefined : this.steps[place + 1];
  }

  /** Finds the steps, and how far the person is with each. Never rejects: a wizard without its steps is a page that can be used. */
  async load(): Promise<void> {
    this.settled = this.find().catch((error: unknown) => console.error('The steps of a wizard did not load', error));
    await this.settled;
    await Promise.all(this.steps.map(({ progress }) => progress?.load()));
  }

  private async find(): Promise<void> {
    const all = this.registry.contributions(wizardSteps).filter(({ thing }) => thing.value.wizard === this.name);
    const allowed = await Promise.all(all.map(({ thing }) => this.mayOpen(thing.value)));
    const open = all.filter((_, index) => allowed[index]);
    await this.texts.ensureNamespaces(new Set(open.map(({ plugin }) => plugin)));
    this.show(await Promise.all(open.map(({ thing }) => this.opened(thing.value))));
  }

  private show(steps: readonly OpenStep[]): void {
    this.steps = steps;
  }

  private async mayOpen({ route }: WizardStep): Promise<boolean> {
    const page = this.registry.page(route.id);
    if (page === undefined) return false;
    const context = { address: href(route), signal: new AbortController().signal, isPeek: true };
    return (await askGuards(this.registry, this.resolve, page.thing, context)).kind === 'agree';
  }

  private async opened({ route, title, isOptional, progress }: WizardStep): Promise<OpenStep> {
    const step = { address: href(route), title, isOptional };
    try {
      return { ...step, progress: this.resolve((await progress()).Progress) };
    } catch (error) {
      console.error(`The progress of "${route.id}" did not load`, error);
      return { ...step, progress: undefined };
    }
  }
}
