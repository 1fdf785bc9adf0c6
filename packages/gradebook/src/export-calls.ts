/** `word`: the paper with comments where it is a Word document, else a PDF. */
export const exportFormats = ['word', 'pdf', 'text'] as const;
export const exportSystems = ['moodle', 'canvas', 'plain'] as const;
export const exportStates = ['waiting', 'making', 'ready', 'failed'] as const;
export const returnedKinds = ['docx', 'pdf', 'txt'] as const;
