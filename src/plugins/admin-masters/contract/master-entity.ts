import { extensionPoint } from '#core/contract/extension-point.ts';
import type { ParamType } from '#core/contract/param-type.ts';
import type { RouteRef, SearchValues, StaticRouteRef } from '#core/contract/route-ref.ts';
import type { MasterDescription } from './define-master.ts';
import type { MasterAction } from './master-access.ts';

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

/** The words for a place where codes are used. */
export interface UseWords {
  /** The id of the server's contribution at `admin-masters.uses`. */
  readonly by: string;
  /** Text key of "{{count}} job postings". */
  readonly text: string;
  /** A page that shows these uses, with its query. The plugin of the page may be absent. */
  readonly page?: { readonly route: StaticRouteRef; readonly query: (code: string) => SearchValues };
}

/** A further page of each kind of master data, below the address of its rows. */
export interface MasterPage {
  readonly route: RouteRef<string, { readonly entity: ParamType<string> }>;
  /** What users must be allowed to do with the rows to open the page. */
  readonly action: MasterAction;
  /** Key of the words of the link to the page, with its namespace. */
  readonly label: string;
}

/** What a client plugin adds to master data. */
export interface MasterParts {
  /** A kind of its own. The kinds stand in the order of the contributions. */
  readonly kind?: MasterEntity;
  /** The places where its server half stores codes. */
  readonly uses?: readonly UseWords[];
  /** A page of each kind. */
  readonly page?: MasterPage;
}

/** Client plugins with master data add themselves here. */
export const masterParts = extensionPoint<MasterParts>('admin-masters.parts');
