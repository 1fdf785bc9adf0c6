import { storedChoice } from './stored-choice.ts';

export const themes = ['system', 'light', 'dark'] as const;

export type Theme = (typeof themes)[number];

const isTheme = (value: string): value is Theme => themes.some((theme) => theme === value);

const stored = storedChoice<Theme>('theme', isTheme, 'system');

/** The chosen theme; setting it repaints the page. */
export const themeChoice = {
  ...stored,
  set: (theme: Theme) => {
    stored.set(theme);
    if (theme === 'system') delete document.documentElement.dataset['theme'];
    else document.documentElement.dataset['theme'] = theme;
  },
};
