/** Downloads an address of this site. */
export function saveFrom(address: string, name = ''): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
}

/** Saves a text as a file. */
export function saveFile(name: string, text: string): void {
  saveBlob(name, new Blob([text], { type: 'text/plain;charset=utf-8' }));
}

/** Saves a response under the file name that the server gave it. */
export async function saveAnswer(answer: Response, otherwise: string): Promise<void> {
  const name = /filename="([^"]+)"/u.exec(answer.headers.get('content-disposition') ?? '')?.[1];
  saveBlob(name ?? otherwise, await answer.blob());
}

function saveBlob(name: string, blob: Blob): void {
  const address = URL.createObjectURL(blob);
  saveFrom(address, name);
  // Some browsers read it a moment after the click.
  setTimeout(() => URL.revokeObjectURL(address), 30_000);
}
