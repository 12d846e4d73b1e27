import { createContext } from 'react';
import type { Services } from './services.ts';

/** Where components find the services; {@link useService} reads it. */
export const ServicesContext = createContext<Services | undefined>(undefined);
