export function isNewerRelease(version: string, than: string): boolean;
