import type { Check } from '../../check.ts';
import { titleBold } from './title-bold.ts';
import { titleCentered } from './title-centered.ts';
import { titlePageAffiliation } from './title-page-affiliation.ts';
import { titlePageAuthor } from './title-page-author.ts';
import { titlePageCourse } from './title-page-course.ts';
import { titlePageDate } from './title-page-date.ts';
import { titlePageInstructor } from './title-page-instructor.ts';
import { titlePageOwnPage } from './title-page-own-page.ts';
import { titlePagePresent } from './title-page-present.ts';
import { titlePageRunningHead } from './title-page-running-head.ts';
import { titleTitleCase } from './title-title-case.ts';

/** The checks of this folder. */
export const titlePageChecks: readonly Check[] = [
  titleBold,
  titleCentered,
  titlePageAffiliation,
  titlePageAuthor,
  titlePageCourse,
  titlePageDate,
  titlePageInstructor,
  titlePageOwnPage,
  titlePagePresent,
  titlePageRunningHead,
  titleTitleCase,
];
