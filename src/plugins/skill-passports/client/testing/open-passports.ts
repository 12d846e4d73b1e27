import { type RenderOptions, renderPlugin, type View } from '#core/testing/client-kit.tsx';
import { standIns } from '#core/testing/stand-ins.ts';
import { skillPassportsClientPlugin } from '../skill-passports.client-plugin.ts';

/** Renders the plugin alone. */
export function openPassports(options: RenderOptions): Promise<View> {
  return renderPlugin([...standIns(skillPassportsClientPlugin), skillPassportsClientPlugin], options);
}

/** The bodies of the calls of an endpoint, oldest first. */
export function bodiesOf({ api }: View, id: string): unknown[] {
  return api.calls.filter((call) => call.id === id).map(({ body }) => body);
}
