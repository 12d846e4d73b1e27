/** What a candidate says of themselves. */
export interface CandidateProfile {
  readonly candidateId: string;
  readonly name: string;
  /** One line, up to 120 characters; `null` when not given yet. */
  readonly headline: string | null;
  /** Where they live, up to 120 characters. */
  readonly location: string | null;
  /** Plain text, up to 2,000 characters. */
  readonly summary: string | null;
  /** 0 when nothing was saved yet. */
  readonly version: number;
}

/** What a candidate enters. */
export interface CandidateProfileInput {
  readonly headline: string;
  readonly location?: string | undefined;
  readonly summary?: string | undefined;
  /** The version the edit was made from. */
  readonly version: number;
}
