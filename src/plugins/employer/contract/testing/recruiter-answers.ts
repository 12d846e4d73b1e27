/** Rows of the access matrix: what only owners of a company may do. */
export const NOT_RECRUITERS = { 'colleague:recruiter': 404, 'colleague:issuer': 404 } as const;

/** Rows of the access matrix: what recruiters may do only with the right to issue credentials. */
export const ONLY_ISSUING_RECRUITERS = { 'colleague:recruiter': 404 } as const;
