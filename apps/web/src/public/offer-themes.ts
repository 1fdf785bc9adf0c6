import { themeChoice, themes, type Theme } from '../lib/theme.ts';

/** The footer's three buttons; pictures that come in both themes follow the choice. */
export function offerThemes(): void {
  const buttons = [...document.querySelectorAll<HTMLButtonElement>('[data-theme-choice]')];
  const show = (theme: Theme): void => {
    for (const button of buttons) {
      button.ariaPressed = String(button.dataset['themeChoice'] === theme);
    }
    const media = { system: '(prefers-color-scheme: dark)', light: 'not all', dark: 'all' }[theme];
    for (const source of document.querySelectorAll<HTMLSourceElement>('source[data-dark]')) {
      source.media = media;
    }
  };
  for (const button of buttons) {
    button.addEventListener('click', () => {
      const theme = themes.find((one) => one === button.dataset['themeChoice']) ?? 'system';
      themeChoice.set(theme);
      show(theme);
    });
  }
  show(themeChoice.get());
}
