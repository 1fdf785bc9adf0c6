type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isControl = (element: Element): element is Control =>
  element instanceof HTMLInputElement ||
  element instanceof HTMLTextAreaElement ||
  element instanceof HTMLSelectElement;

/** Says under each field what it lacks, by the browser or by the server; true where nothing is lacking. */
export function showProblems(form: HTMLFormElement, fields: Readonly<Record<string, string>> = {}): boolean {
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
  if (validity.valueMissing || value.trim() === '') return 'This is needed.';
  if (validity.typeMismatch && type === 'email') return 'This is not an e-mail address.';
  return '';
}
