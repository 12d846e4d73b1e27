import { extensionPoint } from '#core/contract/extension-point.ts';

/** A kind of master data as the screens show it. */
export interface MasterEntity {
  /** In addresses: kebab-case, plural. The server's half has a source of the same name. */
  readonly entity: string;
  /** Key of its name with its namespace, a plural: `jobs:masters.title`. */
  readonly title: string;
  /** Key of a sentence that says what its rows are used for. */
  readonly lead: string;
  /** Key of the words on the button that adds a row: `jobs:masters.add`. */
  readonly add: string;
  /** Key of the title of its access settings: `jobs:masters.access`. */
  readonly access: string;
}

/** Where client plugins add the kinds of master data they have. */
export const masterEntities = extensionPoint<MasterEntity>('admin-masters.entities');
