import type { Site } from './site.ts';
import { anyPage } from './sites/any-page.ts';
import { blackboardOriginal } from './sites/blackboard-original.ts';
import { blackboardUltra } from './sites/blackboard-ultra.ts';
import { brightspace } from './sites/brightspace.ts';
import { canvasClassic } from './sites/canvas-classic.ts';
import { canvasDiscussion } from './sites/canvas-discussion.ts';
import { canvasNew } from './sites/canvas-new.ts';
import { googleClassroom } from './sites/google-classroom.ts';
import { moodleAssign } from './sites/moodle-assign.ts';
import { moodleForum } from './sites/moodle-forum.ts';

/** The first that recognises the page is used; the last recognises every page. */
export const allSites: readonly Site[] = [
  canvasNew,
  canvasClassic,
  canvasDiscussion,
  moodleAssign,
  moodleForum,
  brightspace,
  blackboardOriginal,
  blackboardUltra,
  googleClassroom,
  anyPage,
];
