import { extensionPoint } from '#core/contract/extension-point.ts';
import type { ParamType } from '#core/contract/param-type.ts';
import type { RouteRef } from '#core/contract/route-ref.ts';
import type { MasterAction } from './master-access.ts';

/** A further page of each kind of master data, below the address of its rows. */
export interface MasterPage {
  readonly route: RouteRef<string, { readonly entity: ParamType<string> }>;
  /** What users must be allowed to do with the rows to open the page. */
  readonly action: MasterAction;
  /** Key of the words of the link to the page, with its namespace. */
  readonly label: string;
}

/** Where client plugins add pages to each kind of master data. */
export const masterPages = extensionPoint<MasterPage>('admin-masters.pages');
