export const sessionTable = 'session';
