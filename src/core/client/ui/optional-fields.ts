import { createContext } from 'react';

/** `true` around fields that are all optional, where their heading says so. They then do not repeat it one by one. */
export const AllOptional = createContext(false);
