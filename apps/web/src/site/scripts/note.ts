type Note = { readonly title: string; readonly text: string; readonly isBad?: boolean };

const shownMs = 5000;
let hide: ReturnType<typeof setTimeout> | undefined;

/** The public pages' toast: one at a time, for five seconds, longer while it is pointed at. */
export function showNote({ title, text, isBad = false }: Note): void {
  const place = findPlace();
  const box = document.createElement('div');
  box.className = `animate-rise rounded-lg border bg-sheet px-4 py-3 shadow-float ${isBad ? 'border-red' : 'border-rule'}`;
  const heading = document.createElement('p');
  heading.className = `font-semibold ${isBad ? 'text-red' : ''}`;
  heading.textContent = title;
  const words = document.createElement('p');
  words.className = 'text-13 break-words text-pencil';
  words.textContent = text;
  box.append(heading, words);
  place.replaceChildren(box);
  const remove = (): void => {
    if (box.matches(':hover')) hide = setTimeout(remove, shownMs);
    else box.remove();
  };
  clearTimeout(hide);
  hide = setTimeout(remove, shownMs);
}

function findPlace(): HTMLElement {
  const standing = document.querySelector<HTMLElement>('[data-notes]');
  if (standing !== null) return standing;
  const place = document.createElement('div');
  place.dataset['notes'] = '';
  place.role = 'status';
  place.className = 'fixed right-0 bottom-0 z-40 w-[min(400px,100vw)] p-4';
  document.body.append(place);
  return place;
}
