import type { Handler } from '../http/handler.ts';

/** A handler with the plugin that brought it. */
export interface OwnedHandler {
  readonly plugin: string;
  readonly handler: Handler;
}
