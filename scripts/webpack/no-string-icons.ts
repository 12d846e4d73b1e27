/**
 * Replaces Blueprint's icon loader. The loader would add the names of all icons to the first view, and two chunks of 300 KiB for the first
 * icon that is named by a string. Here every icon is a component.
 */
export const Icons = {
  setLoaderOptions: (): void => undefined,
  load: async (): Promise<void> => undefined,
  loadAll: async (): Promise<void> => undefined,
  getPaths: (): undefined => undefined,
};
