/** A company as everybody may see it. */
export interface Company {
  readonly id: string;
  readonly name: string;
  /** Address of its site, https; `null` when it gave none. */
  readonly website: string | null;
  /** What it says of itself, plain text; `null` when it says nothing. */
  readonly about: string | null;
  /** Grows with each change; sent back with an edit so that two editors notice each other. */
  readonly version: number;
}

/** What a person enters for a company. */
export interface CompanyInput {
  /** 2 to 80 characters. */
  readonly name: string;
  readonly website?: string | undefined;
  /** Up to 5,000 characters. */
  readonly about?: string | undefined;
}

/** An edit: the whole of what a person enters, and the version it was made from. */
export interface CompanyEdit extends CompanyInput {
  readonly version: number;
}
