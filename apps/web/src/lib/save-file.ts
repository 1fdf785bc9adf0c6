/** Lets the browser save what an address of this site sends as a download. */
export function saveFrom(address: string, name = ''): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
}

/** Lets the browser save a text that was made here. */
export function saveFile(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/plain;charset=utf-8' }));
  saveFrom(address, name);
  // Some browsers read it a moment after the click.
  setTimeout(() => URL.revokeObjectURL(address), 30_000);
}
