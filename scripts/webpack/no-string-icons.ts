/**
 * Stands in the place of Blueprint's icon loader. The loader would bring the names of all icons into the first view, and two chunks
 * of 300 KiB the moment somebody writes an icon as a string; here every icon is a component of its own.
 */
export const Icons = {
  setLoaderOptions: (): void => undefined,
  load: async (): Promise<void> => undefined,
  loadAll: async (): Promise<void> => undefined,
  getPaths: (): undefined => undefined,
};
