/** How often an hour an account may take everything away. */
export const mostExports = 10;
