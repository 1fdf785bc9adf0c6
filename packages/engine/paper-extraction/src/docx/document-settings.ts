import { isOn } from './measures.ts';
import type { XmlHandler } from './read-xml.ts';
import { mapThemeRoles } from './theme.ts';
import type { Theme } from './theme.ts';

export type DocumentSettings = { hasEvenHeaders: boolean; showsPageColour: boolean; isBoundAtTop: boolean };

export function createDocumentSettings(): DocumentSettings {
  return { hasEvenHeaders: false, showsPageColour: false, isBoundAtTop: false };
}

/** Fills `settings` from the settings part (ECMA-376 part 1, 17.15). */
export function settingsHandler(settings: DocumentSettings, theme: Theme): XmlHandler {
  return {
    open(name, attributes) {
      if (name === 'w:evenAndOddHeaders') settings.hasEvenHeaders = isOn(attributes);
      else if (name === 'w:gutterAtTop') settings.isBoundAtTop = isOn(attributes);
      else if (name === 'w:clrSchemeMapping') mapThemeRoles(theme, attributes);
      else if (name === 'w:displayBackgroundShape') settings.showsPageColour = isOn(attributes);
    },
  };
}
