const isMac = /Mac|iPhone|iPad/u.test(navigator.userAgent);

/** The modifier of this machine's shortcuts. */
export const modifierKey = isMac ? '⌘' : 'Ctrl';

/** How this machine writes the shortcut that approves. */
export const approveKey = isMac ? '⌘↵' : 'Ctrl ↵';
