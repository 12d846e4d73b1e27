/** The first thing in the audit record that does not fit. */
export interface AuditFault {
  /** Number of the seal, where the fault has one. */
  readonly seq?: number;
  /** What does not fit, in sentences. */
  readonly reason: string;
}
