import { PluginError } from '#core/contract/plugin-error.ts';
import { demandRequired, type PluginIdentity } from '#core/contract/plugin-order.ts';
import type { ServiceRef } from '#core/contract/service-ref.ts';
import type { ProvidedService } from './server-plugin.ts';

/** The services that plugins provide to each other. */
export class ServiceIndex {
  readonly #byId = new Map<string, { readonly plugin: string; readonly service: unknown }>();

  /** @throws PluginError SERVICE_DUPLICATE */
  add({ ref, service }: ProvidedService, plugin: string): void {
    const first = this.#byId.get(ref.id);
    if (first !== undefined) {
      throw new PluginError('SERVICE_DUPLICATE', `plugins "${first.plugin}" and "${plugin}" both provide service "${ref.id}"`);
    }
    this.#byId.set(ref.id, { plugin, service });
  }

  /**
   * @throws PluginError SERVICE_MISSING when no plugin provides the service, PLUGIN_NOT_REQUIRED when the asking plugin does not require the
   * provider
   */
  get<Service>(ref: ServiceRef<Service>, asking: PluginIdentity): Service {
    const found = this.#byId.get(ref.id);
    if (found === undefined) {
      throw new PluginError(
        'SERVICE_MISSING',
        `plugin "${asking.id}" asks for service "${ref.id}", which no plugin set up before it provides`,
      );
    }
    demandRequired(asking, found.plugin, `asks for service "${ref.id}"`);
    // The ref carries the interface, and provide() accepted only a service of that interface.
    return found.service as Service;
  }
}
