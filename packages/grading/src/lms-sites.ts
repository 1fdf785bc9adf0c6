/** The pages of learning management systems that the browser extension knows; "any-page" is every other one. */
export const lmsSites = [
  'canvas-classic',
  'canvas-new',
  'canvas-discussion',
  'moodle-assign',
  'moodle-forum',
  'brightspace',
  'blackboard-original',
  'blackboard-ultra',
  'google-classroom',
  'any-page',
] as const;

export type LmsSite = (typeof lmsSites)[number];

/** The pages where the work is a post, and feedback a reply to it. */
export const discussionSites = ['canvas-discussion', 'moodle-forum'] as const satisfies readonly LmsSite[];

/** The system of each page, as people call it. */
export const lmsNames: Readonly<Record<LmsSite, string>> = {
  'canvas-classic': 'Canvas',
  'canvas-new': 'Canvas',
  'canvas-discussion': 'Canvas',
  'moodle-assign': 'Moodle',
  'moodle-forum': 'Moodle',
  brightspace: 'Brightspace',
  'blackboard-original': 'Blackboard',
  'blackboard-ultra': 'Blackboard',
  'google-classroom': 'Google Classroom',
  'any-page': 'Web page',
};

/** Which page of a learning management system showed a student's work, and the student's id there. */
export type LmsOrigin = {
  readonly lmsSite?: LmsSite | null | undefined;
  readonly lmsStudent?: string | null | undefined;
};

const sitesWithUserIds = {
  canvas: ['canvas-classic', 'canvas-new'],
  moodle: ['moodle-assign', 'moodle-forum'],
} as const satisfies Readonly<Record<string, readonly LmsSite[]>>;

/** The number by which the system itself knows the student of a paper; null if it came another way. */
export function lmsUserId(
  system: keyof typeof sitesWithUserIds,
  { lmsSite, lmsStudent }: LmsOrigin,
): string | null {
  const isFromThere = sitesWithUserIds[system].some((site) => site === lmsSite);
  return isFromThere && /^\d+$/u.test(lmsStudent ?? '') ? (lmsStudent ?? null) : null;
}
