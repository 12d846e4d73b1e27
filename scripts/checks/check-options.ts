import { parseArgs } from 'node:util';

/** What `npm run check` was asked for. */
export interface CheckOptions {
  /** The only plugin to check; the whole project when absent. */
  readonly plugin: string | undefined;
  /** First formats, fixes lint errors and writes the reference. */
  readonly write: boolean;
  /** Demands the texts of plugins in every language. */
  readonly release: boolean;
}

export const CHECK_USAGE = 'Usage: npm run check -- [PLUGIN] [--write] [--release]';

/** Reads the arguments. Returns a sentence for the user when they are not valid. */
export function readCheckOptions(args: readonly string[], plugins: readonly string[]): CheckOptions | string {
  try {
    const { positionals, values } = parseArgs({
      args: [...args],
      options: { write: { type: 'boolean', default: false }, release: { type: 'boolean', default: false } },
      allowPositionals: true,
    });
    const [plugin, ...rest] = positionals;
    if (rest.length > 0) return CHECK_USAGE;
    if (plugin !== undefined && !plugins.includes(plugin)) return `There is no plugin "${plugin}". The plugins are ${plugins.join(', ')}.`;
    return { plugin, ...values };
  } catch {
    return CHECK_USAGE;
  }
}
