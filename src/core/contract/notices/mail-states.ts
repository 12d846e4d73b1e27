/** The states of a mail. */
export const MAIL_STATES = Object.freeze(['waiting', 'sent', 'failed', 'dropped'] as const);
