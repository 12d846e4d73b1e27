import { extensionPoint } from '#core/contract/extension-point.ts';

/** A kind of master data, as the pages show it. */
export interface MasterEntity {
  /** The name in addresses: kebab-case, plural. The server's source has the same name. */
  readonly entity: string;
  /** Text key of its plural name, with the namespace: `jobs:masters.title`. */
  readonly title: string;
  /** Text key of a sentence that says what the rows are used for. */
  readonly lead: string;
  /** Text key of the button that adds a row: `jobs:masters.add`. */
  readonly add: string;
  /** Text key of the title of its access settings: `jobs:masters.access`. */
  readonly access: string;
}

/** Where client plugins register their kinds of master data. */
export const masterEntities = extensionPoint<MasterEntity>('admin-masters.entities');
