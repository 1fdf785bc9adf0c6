/** The menu of a phone opens by itself; it closes after a choice, by Escape, and by a click beside it. */
export function closeMenuWhenDone(): void {
  const menu = document.querySelector<HTMLDetailsElement>('details[data-menu]');
  if (menu === null) return;
  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element)) return;
    if (!menu.contains(target) || target.closest('a') !== null) menu.open = false;
  });
  document.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape' || !menu.open) return;
    menu.open = false;
    menu.querySelector('summary')?.focus();
  });
}
