import { createContext } from 'react';
import type { Services } from './services.ts';

/** React context with the services. {@link useService} reads it. */
export const ServicesContext = createContext<Services | undefined>(undefined);
