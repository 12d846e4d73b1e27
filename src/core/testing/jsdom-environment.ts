import { TestEnvironment as JsdomEnvironment } from 'jest-environment-jsdom';

/** jsdom with what browsers have and jsdom has not: the fetch family, text coding, structured cloning, measures, taken from Node. */
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
      // A Request takes signals of its own family only.
      AbortController,
      AbortSignal,
    });
    Object.assign(this.global.performance, { measure: performance.measure.bind(performance) });
  }
}
