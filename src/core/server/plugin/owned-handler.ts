import type { Handler } from '../http/handler.ts';

/** A handler and the plugin that defines it. */
export interface OwnedHandler {
  readonly plugin: string;
  readonly handler: Handler;
}
