import type { KeyRow } from '../../../components/dialog/keys-dialog.tsx';
import { approveKey, modifierKey } from '../../../keyboard/approve-key.ts';

export const reviewKeys: readonly KeyRow[] = [
  [['J', 'K'], 'Next and previous paper'],
  [['N', 'P'], 'Next and previous finding'],
  [['Y'], 'Keep the finding'],
  [['X'], 'Dismiss the finding'],
  [['E'], 'Edit the feedback'],
  [['1', '2', '3', '4'], 'Edit overall, content, grammar, APA'],
  [['U'], 'Undo'],
  [['H'], 'Hide or show students’ names'],
  [['/'], 'Find in the paper'],
  [['Esc'], 'Leave a text, let go of a finding'],
  [[approveKey], 'Approve and go on to the next'],
  [[`${modifierKey} K`], 'Find anything'],
  [['?'], 'These keys'],
];
