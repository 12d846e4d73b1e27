import { createContext } from 'react';

/** Where the page's header puts its breadcrumb: a place in the layout's bar; `undefined` in layouts that have none. */
export const TrailSlot = createContext<HTMLElement | null | undefined>(undefined);
