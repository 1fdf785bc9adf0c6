import type { Article } from '../article.ts';
import { KeyTable } from '../key-table.tsx';

export const keyboard: Article = {
  slug: 'keyboard',
  group: 'Getting started',
  title: 'Working by keyboard',
  summary: 'Every key of the queue and of the review screen, and how to switch them off.',
  alsoFoundBy: 'shortcuts hotkeys accessibility',
  body: (
    <>
      <p>
        Press <kbd>?</kbd> on any screen to see its keys. <kbd>Ctrl</kbd> <kbd>K</kbd> (on a Mac, <kbd>⌘</kbd>{' '}
        <kbd>K</kbd>) finds anything: a paper, a course, a screen, a command.
      </p>
      <KeyTable
        caption="The review screen"
        rows={[
          ['J K', 'Next and previous paper'],
          ['N P', 'Next and previous finding'],
          ['Y', 'Keep the finding'],
          ['X', 'Dismiss the finding'],
          ['E', 'Edit the feedback'],
          ['1 2 3 4', 'Edit overall, content, grammar, APA'],
          ['U', 'Undo'],
          ['H', 'Hide or show students’ names'],
          ['/', 'Find in the paper'],
          ['Ctrl Enter', 'Approve and go on to the next'],
        ]}
      />
      <KeyTable
        caption="The grading queue"
        rows={[
          ['J K', 'Next and previous paper'],
          ['Enter', 'Open the paper'],
          ['X', 'Select the paper'],
          ['A', 'Select all that are shown'],
          ['G', 'Grade the selected papers again'],
          ['C', 'Add a comment to the selected papers'],
          ['Del', 'Delete the selected papers'],
          ['/', 'Search'],
        ]}
      />
      <p>
        Keys of a single letter can get in the way of a screen reader or of speech input. The list that{' '}
        <kbd>?</kbd> opens has a switch that turns them off.
      </p>
    </>
  ),
};
