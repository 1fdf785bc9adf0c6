import { sendJson } from './send-json.ts';

const shownMs = 5000;

let hide: ReturnType<typeof setTimeout> | undefined;

const key = 'greenpen.contact';

type ContactFields = Readonly<Record<string, string>>;

/** Stores unsent input on this device until the message is sent. */
const keptMessage = {
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
      // Storage is disabled, so nothing was stored.
    }
  },
};

const kept = ['name', 'email', 'category', 'subject', 'message'] as const;

/** Somewhat more than the server asks for. */
const fewestMs = 2200;

const form = document.querySelector<HTMLFormElement>('form[data-contact]');
if (form !== null) prepare(form);

function prepare(form: HTMLFormElement): void {
  const opened = performance.now();
  // The same text keeps its idempotency key; a different text gets a new one.
  let sent = { text: '', key: '' };
  fill(form, keptMessage.read());
  const button = form.querySelector('button');
  if (button !== null) button.disabled = false;
  form.addEventListener('input', () => keptMessage.keep(fieldsOf(form)));
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (!showProblems(form)) return;
    const fields = fieldsOf(form);
    const text = JSON.stringify(fields);
    if (sent.text !== text) sent = { text, key: crypto.randomUUID() };
    const website = textOf(new FormData(form), 'website');
    void send(form, { body: { ...fields, website }, key: sent.key, opened });
  });
}

type Message = {
  readonly body: object;
  readonly key: string;
  /** When the page was, by its own clock. */
  readonly opened: number;
};

async function send(form: HTMLFormElement, { body, key, opened }: Message): Promise<void> {
  const button = form.querySelector('button');
  if (button === null || button.disabled) return;
  const label = button.textContent;
  button.disabled = true;
  button.textContent = 'Sending...';
  say(form, '');
  const msOnPage = (): number => performance.now() - opened;
  // Restored input can be sent immediately, which the server would treat as a bot.
  await new Promise((resolve) => {
    setTimeout(resolve, fewestMs - msOnPage());
  });
  const answer = await sendJson('/api/contact', { body: { ...body, secondsOnPage: msOnPage() / 1000 }, key });
  button.disabled = false;
  button.textContent = label;
  if (answer.status === 'ok') {
    form.reset();
    keptMessage.forget();
    showNote({
      title: 'Message Sent Successfully',
      text: "Thank you for contacting us! We'll get back to you within 24 hours.",
    });
    return;
  }
  if (answer.status === 'refused' && !showProblems(form, answer.fields)) return;
  const isKept = keptMessage.keep(fieldsOf(form));
  const reason = answer.status === 'refused' ? answer.message : '';
  showNote({
    isBad: true,
    title: 'Error Sending Message',
    text: reason === '' ? `Please try again or email us directly at ${form.dataset['email'] ?? ''}` : reason,
  });
  if (isKept) say(form, 'Not sent yet. What you wrote is kept on this device.');
}

function say(form: HTMLFormElement, words: string): void {
  const place = form.querySelector('[data-kept]');
  if (place !== null) place.textContent = words;
}

function fieldsOf(form: HTMLFormElement): ContactFields {
  const data = new FormData(form);
  return Object.fromEntries(kept.map((name) => [name, textOf(data, name)]));
}

function textOf(data: FormData, name: string): string {
  const value = data.get(name);
  return typeof value === 'string' ? value : '';
}

function fill(form: HTMLFormElement, fields: ContactFields): void {
  for (const name of kept) {
    const control = form.elements.namedItem(name);
    const value = fields[name];
    if (value === undefined || value === '') continue;
    if (
      control instanceof HTMLInputElement ||
      control instanceof HTMLTextAreaElement ||
      control instanceof HTMLSelectElement
    ) {
      control.value = value;
    }
  }
}

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isControl = (element: Element): element is Control =>
  element instanceof HTMLInputElement ||
  element instanceof HTMLTextAreaElement ||
  element instanceof HTMLSelectElement;

/** Shows each field's browser or server error; true if there is none. */
function showProblems(form: HTMLFormElement, fields: Readonly<Record<string, string>> = {}): boolean {
  const wrong = [...form.elements].filter(isControl).filter((control) => {
    const problem = fields[control.name] ?? problemOf(control);
    const note = document.querySelector<HTMLElement>(`#${CSS.escape(`${control.id}-note`)}`);
    if (note === null) return false;
    note.textContent = problem;
    note.hidden = problem === '';
    control.ariaInvalid = String(problem !== '');
    if (problem === '') control.removeAttribute('aria-describedby');
    else control.setAttribute('aria-describedby', note.id);
    return problem !== '';
  });
  wrong[0]?.focus();
  return wrong.length === 0;
}

function problemOf({ validity, value, type }: Control): string {
  if (validity.valueMissing || value.trim() === '') return 'This field is required.';
  if (validity.typeMismatch && type === 'email') return 'This is not an e-mail address.';
  return '';
}

type Note = { readonly title: string; readonly text: string; readonly isBad?: boolean };

/** The public pages' toast: one at a time, for five seconds, longer while it is pointed at. */
function showNote({ title, text, isBad = false }: Note): void {
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
