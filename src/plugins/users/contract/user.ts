/** The orders of the list of users. `last-seen` puts users who were never seen last. */
export const USER_ORDERS = Object.freeze(['name', 'newest', 'last-seen'] as const);

export type UserOrder = (typeof USER_ORDERS)[number];
