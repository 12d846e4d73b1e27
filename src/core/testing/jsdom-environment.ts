import { TestEnvironment as JsdomEnvironment } from 'jest-environment-jsdom';

/** jsdom with the browser features that it lacks, taken from Node: the fetch family, text coding, structured cloning, measures. */
// biome-ignore lint/style/noDefaultExport: Jest takes the default export
export default class ClientEnvironment extends JsdomEnvironment {
  override async setup(): Promise<void> {
    await super.setup();
    Object.assign(this.global, {
      Request,
      Response,
      Headers,
      fetch,
      TextEncoder,
      TextDecoder,
      structuredClone,
      // A Request accepts only signals of the same implementation.
      AbortController,
      AbortSignal,
    });
    Object.assign(this.global.performance, { measure: performance.measure.bind(performance) });
  }
}
