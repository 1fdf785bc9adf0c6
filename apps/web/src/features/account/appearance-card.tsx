import { Monitor, Moon, Sun } from 'lucide-react';
import { useStoredChoice } from '../../theme/use-stored-choice.ts';
import { themeChoice, themes, type Theme } from '../../theme/theme.ts';

const choices: Readonly<Record<Theme, { readonly label: string; readonly Icon: typeof Sun }>> = {
  system: { label: 'As your system', Icon: Monitor },
  light: { label: 'Light', Icon: Sun },
  dark: { label: 'Dark', Icon: Moon },
};

export function AppearanceCard() {
  const [chosen, choose] = useStoredChoice(themeChoice);
  return (
    <fieldset className="grid gap-2 p-5 sm:grid-cols-3">
      <legend className="sr-only">Theme</legend>
      {themes.map((theme) => {
        const { label, Icon } = choices[theme];
        return (
          <label
            key={theme}
            className="flex min-h-11 cursor-pointer items-center gap-3 rounded-md border border-edge px-3 transition-colors hover:bg-hover has-checked:border-pen has-checked:bg-pen-wash has-checked:text-pen has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-pen"
          >
            <input
              type="radio"
              name="theme"
              value={theme}
              checked={chosen === theme}
              onChange={() => choose(theme)}
              className="sr-only"
            />
            <Icon size={18} aria-hidden className="shrink-0" />
            {label}
          </label>
        );
      })}
    </fieldset>
  );
}
