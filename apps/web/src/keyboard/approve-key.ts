const isMac = /Mac|iPhone|iPad/u.test(navigator.userAgent);

/** The label of this machine's modifier key. */
export const modifierKey = isMac ? '⌘' : 'Ctrl';

/** The label of the approve shortcut on this machine. */
export const approveKey = isMac ? '⌘↵' : 'Ctrl ↵';
