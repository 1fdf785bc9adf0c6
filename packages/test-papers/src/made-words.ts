export type Topic = {
  readonly title: string;
  readonly subject: string;
  readonly people: string;
  readonly headings: readonly string[];
  readonly workTitles: readonly string[];
};

type NonEmpty<Item> = readonly [Item, ...Item[]];

const headings = [
  'Background',
  'How the Question Was Studied',
  'What the Studies Found',
  'Limits of the Evidence',
  'What Follows for Practice',
] as const;

export const topics: NonEmpty<Topic> = [
  {
    title: 'Peer Feedback in Large Lecture Courses',
    subject: 'peer feedback',
    people: 'students in large courses',
    headings,
    workTitles: [
      'Comments that students use',
      'Peers as readers: A diary study',
      'Large rooms, small groups',
    ],
  },
  {
    title: 'Reading on Paper and Reading on Screens',
    subject: 'reading on screens',
    people: 'students in their second year',
    headings,
    workTitles: ['Paper, screens, and memory', 'Slow reading in fast times', 'What readers remember'],
  },
  {
    title: 'Morning Classes and Attendance',
    subject: 'an early start',
    people: 'students who commute',
    headings,
    workTitles: ['The eight o’clock class', 'Travel time and attendance', 'Who comes to class and why'],
  },
  {
    title: 'Part-Time Work During the Term',
    subject: 'part-time work',
    people: 'students who work',
    headings,
    workTitles: ['Hours that count', 'Work, study, and rest', 'Earning while learning: A survey'],
  },
  {
    title: 'Gardens in Elementary Schools',
    subject: 'a school garden',
    people: 'children in elementary schools',
    headings,
    workTitles: ['Seeds and science', 'Gardens as classrooms', 'What children learn outside'],
  },
  {
    title: 'Music Lessons and Attention',
    subject: 'a weekly music lesson',
    people: 'children between six and ten',
    headings,
    workTitles: ['Listening closely', 'Practice and patience', 'Music in the school week'],
  },
];

export const givenNames: NonEmpty<string> = [
  'Maria',
  'James',
  'Aisha',
  'Daniel',
  'Sofia',
  'Ethan',
  'Priya',
  'Lucas',
  'Hannah',
  'Omar',
  'Grace',
  'Noah',
  'Elena',
  'Samuel',
  'Amara',
  'Victor',
  'Julia',
  'Marcus',
  'Leila',
  'Peter',
];

/** In alphabetical order, as a reference list has them. */
export const familyNames: NonEmpty<string> = [
  'Abbott',
  'Barnes',
  'Castillo',
  'Dorsey',
  'Ellison',
  'Farouk',
  'Gallagher',
  'Haddad',
  'Ibarra',
  'Jensen',
  'Kimura',
  'Lindqvist',
  'Mbeki',
  'Novak',
  'Osei',
  'Petrov',
  'Quinn',
  'Ramirez',
  'Sato',
  'Tanaka',
  'Underwood',
  'Vasquez',
  'Whitfield',
  'Young',
];

export const venues: NonEmpty<string> = [
  'Journal of Campus Learning',
  'Studies in Teaching',
  'Education and Evidence',
  'Learning Review',
];

/** Slots: {subject}, {people}, {cited} "(Ono, 2020)", {narrative} "Ono (2020)", {count}. */
export const sentences: NonEmpty<string> = [
  'Research on {subject} has grown steadily over the past decade.',
  '{narrative} asked {count} participants to keep a record for one term.',
  'The results showed a small but steady gain for {people} {cited}.',
  'This finding matters because many programs have little money to spend.',
  'A second group of studies used interviews rather than tests {cited}.',
  'Participants described {subject} as helpful when the purpose was clear.',
  'Others found the same task tiring, and some of them left the study early.',
  '{narrative} explained this difference by the time that each group was given.',
  'The explanation is plausible, although it was not tested directly.',
  'Later work with {count} participants confirmed the main result {cited}.',
  'Teachers reported that {subject} changed how they planned the week.',
  'It is less clear whether the effect lasts beyond one term.',
  'For {people}, the evidence is strongest where support was offered early.',
  '{narrative} warned that averages hide large differences between schools.',
  'A careful reader will notice that most samples were small.',
  'Even so, the studies agree on the direction of the effect {cited}.',
  'Future research should follow {people} for more than a single year.',
  'Such studies would show whether {subject} is worth its cost.',
];
