import { createContext } from 'react';

/** Whether this is inside a modal dialog, which covers everything outside it, tooltips included. */
export const InDialog = createContext(false);
