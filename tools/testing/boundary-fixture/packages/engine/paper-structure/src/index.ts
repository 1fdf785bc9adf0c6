export const structure = 'sections';
