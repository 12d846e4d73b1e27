import vm from 'node:vm';
import { ModernFakeTimers } from '@jest/fake-timers';
import { TestEnvironment as NodeEnvironment } from 'jest-environment-node';
import { ModuleMocker } from 'jest-mock';

const ours = new WeakSet<object>();
const compileIn = vm.compileFunction;
const compiled = new Map<string, { readonly code: string; readonly run: ReturnType<typeof compileIn> }>();

// Jest compiles a test and its modules for the context of the environment, and Node offers no handle of the context that runs Jest itself.
// Each call of a compiled module makes its variables again. So the tests of a worker share what V8 has compiled and optimized.
vm.compileFunction = (code, params, options = {}) => {
  const { parsingContext, ...others } = options;
  if (parsingContext === undefined || !ours.has(parsingContext)) return compileIn(code, params, options);
  const name = `${options.filename} ${params?.join()}`;
  const known = compiled.get(name);
  if (known?.code === code) return known.run;
  const run = compileIn(code, params, others);
  compiled.set(name, { code, run });
  return run;
};

/**
 * Runs the tests of a worker in one context, one file after another, so that they can share packages (`server-runner.ts`). With a context
 * for each file, an error or a date of a shared package would be no instance of the `Error` or `Date` of a test.
 */
// biome-ignore lint/style/noDefaultExport: Jest takes the default export
export default class ServerEnvironment extends NodeEnvironment {
  readonly #variables = { ...process.env };
  readonly #globals = new Set(Reflect.ownKeys(globalThis));

  constructor(...[config, context]: ConstructorParameters<typeof NodeEnvironment>) {
    super(config, context);
    if (this.context !== null) ours.add(this.context);
    const fakeTimersModern = new ModernFakeTimers({ config: config.projectConfig, global: globalThis });
    Object.assign(this, { global: globalThis, moduleMocker: new ModuleMocker(globalThis), fakeTimersModern });
  }

  /** Takes back what the file changed in the process and in packages. */
  override async teardown(): Promise<void> {
    this.moduleMocker?.restoreAllMocks();
    await super.teardown();
    for (const name of Reflect.ownKeys(globalThis)) if (!this.#globals.has(name)) Reflect.deleteProperty(globalThis, name);
    for (const name of Object.keys(process.env)) if (!(name in this.#variables)) delete process.env[name];
    Object.assign(process.env, this.#variables);
  }
}
