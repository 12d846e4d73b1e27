/**
 * The name of the upload field for a path of the input of an application, `cv` or `answers.<id>`. The form waits for the uploads of
 * these fields before it sends.
 */
export function uploadField(jobId: string, path: string): string {
  return `application.${jobId}.${path}`;
}
