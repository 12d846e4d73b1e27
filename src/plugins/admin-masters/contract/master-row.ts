/** Languages in which a row may have a name besides the English one. */
export const NAME_LANGUAGES = Object.freeze(['ar', 'de', 'fa', 'he'] as const);

/** Names by language. A missing name falls back to the English one. */
export type OtherNames = { readonly [Language in (typeof NAME_LANGUAGES)[number]]?: string | undefined };

export interface MasterRow {
  /** Used in addresses and filters; never changes. */
  readonly code: string;
  /** In English. */
  readonly name: string;
  readonly names: OtherNames;
  /** Hidden rows are no longer offered. Existing uses keep them. */
  readonly isHidden: boolean;
  /** The number of uses. A row in use cannot be deleted, only hidden. */
  readonly uses: number;
  /** Grows with each change. */
  readonly version: number;
}

export interface NewMasterRow {
  /** 2 to 64 characters; made from the name when absent. */
  readonly code?: string | undefined;
  /** 1 to 120 characters, in English. */
  readonly name: string;
  readonly names: OtherNames;
}

/** An edit: all fields that can change, and the version that it is based on. */
export interface MasterRowEdit {
  readonly name: string;
  readonly names: OtherNames;
  readonly isHidden: boolean;
  readonly version: number;
}
