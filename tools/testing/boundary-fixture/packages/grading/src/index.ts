export const letterOf = (): string => 'A';
