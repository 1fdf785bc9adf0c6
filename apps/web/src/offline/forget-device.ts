/** Takes from this browser what it remembers of a person; how the screen looks stays. */
export function forgetDevice(): void {
  try {
    for (const key of Object.keys(localStorage)) {
      if (key.startsWith('greenpen.') && key !== 'greenpen.theme') localStorage.removeItem(key);
    }
  } catch {
    // Storage that is switched off remembers nothing.
  }
}
