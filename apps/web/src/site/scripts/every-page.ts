import '../site.css';
import { type Theme, themeChoice, themes } from '../../theme/theme.ts';

closeMenuWhenDone();
offerThemes();

/** The footer's three buttons; pictures that come in both themes follow the choice. */
function offerThemes(): void {
  const buttons = [...document.querySelectorAll<HTMLButtonElement>('[data-theme-choice]')];
  const show = (theme: Theme): void => {
    for (const button of buttons) {
      button.ariaPressed = String(button.dataset['themeChoice'] === theme);
    }
    for (const source of document.querySelectorAll<HTMLSourceElement>('source[data-dark]')) {
      const where = source.dataset['dark'] ?? 'all';
      const bySystem = `${where} and (prefers-color-scheme: dark)`;
      source.media = { system: bySystem, light: 'not all', dark: where }[theme];
    }
  };
  for (const button of buttons) {
    button.addEventListener('click', () => {
      const theme = themes.find((one) => one === button.dataset['themeChoice']) ?? 'system';
      themeChoice.set(theme);
      show(theme);
    });
  }
  if (themeChoice.get() !== 'system') show(themeChoice.get());
}

/** The menu of a phone opens by itself; it closes after a choice, by Escape, and by a click beside it. */
function closeMenuWhenDone(): void {
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
