/** Goes up with every change that can move a score or a finding, so that an old review can be told from a new one. */
export const engineVersion = 'greenpen-5';
