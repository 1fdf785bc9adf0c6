import { adminScreens } from './list-admin-screens.ts';
import { courseScreens } from './list-course-screens.ts';
import { entranceScreens } from './list-entrance-screens.ts';
import { firstScreens } from './list-first-screens.ts';
import { ownScreens } from './list-own-screens.ts';
import { queueScreens } from './list-queue-screens.ts';
import { reviewScreens } from './list-review-screens.ts';
import { visitorScreens } from './list-visitor-screens.ts';
import type { Screen } from './screen.ts';
import type { ShownClass } from './shown-class.ts';

/** Every screen, dialog and state of the product, for who has a class, who just began, and who administers. */
export const listScreens = (shown: ShownClass): readonly Screen[] => [
  ...visitorScreens,
  ...entranceScreens,
  ...firstScreens(),
  ...queueScreens(),
  ...courseScreens(),
  ...ownScreens,
  ...reviewScreens(shown),
  ...adminScreens,
];
