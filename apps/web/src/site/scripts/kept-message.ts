const key = 'greenpen.contact';

export type ContactFields = Readonly<Record<string, string>>;

/** What was typed and not sent yet stays on this device, and leaves it with the message. */
export const keptMessage = {
  read(): ContactFields {
    try {
      const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '{}');
      if (typeof kept !== 'object' || kept === null) return {};
      return Object.fromEntries(
        Object.entries(kept).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
      );
    } catch {
      return {};
    }
  },
  keep(fields: ContactFields): boolean {
    try {
      localStorage.setItem(key, JSON.stringify(fields));
      return true;
    } catch {
      return false;
    }
  },
  forget(): void {
    try {
      localStorage.removeItem(key);
    } catch {
      // Storage is switched off, so nothing was kept.
    }
  },
};
