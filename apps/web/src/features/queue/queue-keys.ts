import type { KeyRow } from '../../components/dialog/keys-dialog.tsx';
import { approveKey, modifierKey } from '../../keyboard/approve-key.ts';

export const queueKeys: readonly KeyRow[] = [
  [['J', 'K'], 'Next and previous paper, as the arrow keys'],
  [['↵'], 'Open the paper'],
  [['O'], 'Open or close the paper’s other attempts'],
  [['D'], 'What changed between its attempts'],
  [['X'], 'Select the paper'],
  [['Shift ↓', 'Shift ↑'], 'Select a stretch'],
  [['A'], 'Select all that are shown'],
  [['Esc'], 'Let go of the selection'],
  [[approveKey], 'Approve the selected papers'],
  [['G'], 'Grade the selected papers again'],
  [['C'], 'Add a comment to the selected papers'],
  [['Del'], 'Delete the selected papers'],
  [['H'], 'Hide or show students’ names'],
  [['/'], 'Search'],
  [[`${modifierKey} K`], 'Find anything'],
  [['?'], 'These keys'],
];
