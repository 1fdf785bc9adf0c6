import '../site.css';
import { closeMenuWhenDone } from './close-menu.ts';
import { themeChoice, themes, type Theme } from '../../theme/theme.ts';

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
