import { createContext } from 'react';

/** Whether this stands in a modal dialog, which covers everything outside it, tooltips included. */
export const InDialog = createContext(false);
