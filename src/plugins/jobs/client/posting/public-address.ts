/** The path of the page of a posting that everybody can open. */
export function publicPath(jobId: string): string {
  return `/jobs/${jobId}`;
}
