/** The target of imports of job postings. Its place is the id of a company, or empty where the company is a column. */
export const POSTING_IMPORTS = 'job-import.postings';
