/** Languages in which a row may have a name beside the English one. */
export const NAME_LANGUAGES = Object.freeze(['ar', 'de', 'fa', 'he'] as const);

/** Names by language; where one is missing the English name is shown. */
export type OtherNames = { readonly [Language in (typeof NAME_LANGUAGES)[number]]?: string | undefined };

/** One row of master data. */
export interface MasterRow {
  /** What addresses and filters use; never changes. */
  readonly code: string;
  /** In English. */
  readonly name: string;
  readonly names: OtherNames;
  /** Hidden ones are not offered any more; what uses them keeps them. */
  readonly isHidden: boolean;
  /** How many things use it. One that is in use is hidden, never deleted. */
  readonly uses: number;
  /** Grows with each change. */
  readonly version: number;
}

/** What a person enters for a new row. */
export interface NewMasterRow {
  /** 2 to 64 characters; made from the name when absent. */
  readonly code?: string | undefined;
  /** 1 to 120 characters, in English. */
  readonly name: string;
  readonly names: OtherNames;
}

/** An edit: all that can change, and the version it was made from. */
export interface MasterRowEdit {
  readonly name: string;
  readonly names: OtherNames;
  readonly isHidden: boolean;
  readonly version: number;
}
