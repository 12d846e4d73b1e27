/** A module that loads at the first call of `load`. After a failed load, the next call tries again. */
export class LazyModule<Module> {
  readonly #load: () => Promise<Module>;
  #module: Module | undefined;

  constructor(load: () => Promise<Module>) {
    this.#load = load;
  }

  /** `undefined` until it is loaded. */
  get current(): Module | undefined {
    return this.#module;
  }

  async load(): Promise<void> {
    this.#module ??= await this.#load();
  }
}
