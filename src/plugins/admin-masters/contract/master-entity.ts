import { extensionPoint } from '#core/contract/extension-point.ts';
import type { SearchValues, StaticRouteRef } from '#core/contract/route-ref.ts';
import type { MasterDescription } from './define-master.ts';

/** The groups of kinds on the overview, in their order. */
export const MASTER_GROUPS = Object.freeze(['jobs', 'people', 'companies', 'places', 'site'] as const);

/**
 * A kind of master data, as the pages show it. Its texts stand below one key: `title` (the plural name), `lead` (what the rows are used
 * for), `add` (the button for a new row; not for fixed kinds), and the labels, hints and options of its fields: `fields.<name>`,
 * `help.<name>`, `options.<name>.<value>`.
 */
export interface MasterEntity {
  readonly description: MasterDescription;
  /** The key above the texts, with the namespace: `jobs:masters.categories`. */
  readonly texts: string;
  readonly group: (typeof MASTER_GROUPS)[number];
}

/** Where client plugins register their kinds of master data. */
export const masterEntities = extensionPoint<MasterEntity>('admin-masters.entities');

/** The words for a place where codes are used. */
export interface UseWords {
  /** The id of the server's contribution at `admin-masters.uses`. */
  readonly by: string;
  /** Text key of "{{count}} job postings". */
  readonly text: string;
  /** A page that shows these uses, with its query. The plugin of the page may be absent. */
  readonly page?: { readonly route: StaticRouteRef; readonly query: (code: string) => SearchValues };
}

/** Where client plugins name the places where they use codes. */
export const useWords = extensionPoint<UseWords>('admin-masters.use-words');
