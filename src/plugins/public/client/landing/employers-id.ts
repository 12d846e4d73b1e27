/** Where the chapter for employers stands on the page. */
export const EMPLOYERS_ID = 'employers';
