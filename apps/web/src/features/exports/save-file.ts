/** Lets the browser save what an address answers with. */
export function saveFrom(address: string, name = ''): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
}

/** Saves an answer under the name that the server gave it. */
export async function saveAnswer(answer: Response, otherwise: string): Promise<void> {
  const address = URL.createObjectURL(await answer.blob());
  const name = /filename="([^"]+)"/u.exec(answer.headers.get('content-disposition') ?? '')?.[1];
  saveFrom(address, name ?? otherwise);
  // The browser has taken it by the next task.
  setTimeout(() => URL.revokeObjectURL(address), 0);
}
