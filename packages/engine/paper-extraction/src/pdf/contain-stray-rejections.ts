let readings = 0;

/**
 * Runs a reading so that promises which the library drops do not end the thread: it fetches later pages ahead and
 * leaves the promise of a broken one without a handler, which Node takes for a fault of the whole program. The page
 * itself still fails where it is asked for. Rejections of anything else end the program as they would without this.
 */
export async function containStrayRejections<T>(read: () => Promise<T>): Promise<T> {
  if (readings === 0) process.on('unhandledRejection', onStrayRejection);
  readings += 1;
  try {
    return await read();
  } finally {
    // A dropped promise is reported after the microtasks of its turn.
    setImmediate(() => {
      readings -= 1;
      if (readings === 0) process.off('unhandledRejection', onStrayRejection);
    });
  }
}

function onStrayRejection(reason: unknown): void {
  if (isLibraryException(reason)) return;
  if (process.listenerCount('unhandledRejection') === 1) throw reason;
}

/** The library holds two copies of its exceptions and exports one, so they are told by where they were made. */
function isLibraryException(reason: unknown): boolean {
  return reason instanceof Error && /unpdf[^\n]*pdfjs/.test(reason.stack ?? '');
}
