/** An employer who looks for candidates. */
export interface Viewer {
  readonly userId: string;
  /** The companies of which the employer is a member. Without one, nobody is found. */
  readonly companyIds: readonly string[];
  /** Whether one of them is verified. */
  readonly isVerified: boolean;
  /** The registrable domains of the websites of the companies and of the employer's confirmed address, in Punycode. */
  readonly domains: readonly string[];
}
