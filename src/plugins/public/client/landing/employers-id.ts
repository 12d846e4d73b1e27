/** The element id of the chapter for employers. */
export const EMPLOYERS_ID = 'employers';
