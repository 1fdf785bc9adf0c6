const isMac = /Mac|iPhone|iPad/u.test(navigator.userAgent);

/** How this machine writes the shortcut that approves. */
export const approveKey = isMac ? '⌘↵' : 'Ctrl ↵';
