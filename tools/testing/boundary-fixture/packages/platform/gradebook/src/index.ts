export const table = 'grades';
