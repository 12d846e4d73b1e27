import { createContext } from 'react';

/** The element in the layout's bar where the page's header renders its breadcrumb; `undefined` in layouts without such an element. */
export const TrailSlot = createContext<HTMLElement | null | undefined>(undefined);
