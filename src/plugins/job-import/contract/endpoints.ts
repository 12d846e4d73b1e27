import { downloadEndpoint } from '#core/contract/file-endpoint.ts';

/** The rows that an import rejected, as CSV. For administrators. */
export const getRejections = downloadEndpoint<{ params: { id: string } }>({
  id: 'job-import.rejections',
  path: '/job-imports/:id/rejections',
  summary: 'The rows that an import rejected, with line, column and reason.',
});

/** The target of imports of job postings. Its place is the id of a company, or empty where the company is a column. */
export const POSTING_IMPORTS = 'job-import.postings';
