type Press = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'repeat' | 'isComposing'> & {
  readonly target: unknown;
};

/** "mod+enter", "escape", "j", "?"; null for what is not a key of ours, as while typing. */
export function keyNameOf(press: Press, hasLetterKeys: boolean): string | null {
  if (press.isComposing || press.altKey) return null;
  const key = press.key.toLowerCase();
  if (press.ctrlKey || press.metaKey) return key === 'enter' && !press.repeat ? 'mod+enter' : null;
  if (key === 'escape') return 'escape';
  if (key.length !== 1 || isTyping(press.target)) return null;
  return hasLetterKeys ? key : null;
}

function isTyping(target: unknown): boolean {
  if (typeof target !== 'object' || target === null || !('tagName' in target)) return false;
  return ['input', 'textarea', 'select'].includes(String(target.tagName).toLowerCase());
}
