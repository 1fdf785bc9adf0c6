import { cleanContent } from './clean-content.ts';
import { apaLayout, passage, passageText } from './paper-content.ts';
import type { PaperContent, PaperLayout, PlantedError } from './paper-content.ts';
import { replaceInContent } from './replace-in-content.ts';

type Plant = PlantedError & { readonly from: string; readonly to: string };

const plants: readonly Plant[] = [
  {
    from: '(Abbott & Ferris, 2019)',
    to: '(Abbott and Ferris, 2019)',
    area: 'apa',
    quote: '(Abbott and Ferris, 2019)',
    what: 'Two authors in parentheses are joined by "and" where APA has "&".',
  },
  {
    from: 'Abbott and Ferris (2019) asked',
    to: 'Abbott & Ferris (2019) asked',
    area: 'apa',
    quote: 'Abbott & Ferris (2019)',
    what: 'Two authors in running text are joined by "&" where APA has "and".',
  },
  {
    from: 'Grant et al. (2021) combined',
    to: 'Grant et al (2021) combined',
    area: 'apa',
    quote: 'Grant et al (2021)',
    what: '"et al." has lost its full stop.',
  },
  {
    from: '(Kimura, 2020). A study',
    to: '(Kimura 2020). A study',
    area: 'apa',
    quote: '(Kimura 2020)',
    what: 'There is no comma between author and year.',
  },
  {
    from: '(Kimura, 2020; Lindqvist & Moore, 2018)',
    to: '(Lindqvist & Moore, 2018; Kimura, 2020)',
    area: 'apa',
    quote: '(Lindqvist & Moore, 2018; Kimura, 2020)',
    what: 'Works in one parenthesis do not stand in alphabetical order.',
  },
  {
    from: 'Such an agreement costs nothing',
    to: 'Such an agreement costs nothing (Patel, 2022)',
    area: 'apa',
    quote: '(Patel, 2022)',
    what: 'The cited work has no entry in the reference list.',
  },
  {
    from: '(p. 14)',
    to: '(page 14)',
    area: 'apa',
    quote: '(page 14)',
    what: 'A page is given as "page" where APA has "p.".',
  },
  {
    from: 'https://doi.org/10.5555/ss.2021.0701',
    to: 'doi:10.5555/ss.2021.0701',
    area: 'apa',
    quote: 'doi:10.5555/ss.2021.0701',
    what: 'The DOI is not given as a link.',
  },
  {
    from: 'Short sleep is linked',
    to: 'Short sleep are linked',
    area: 'grammar',
    quote: 'Short sleep are linked',
    what: 'Subject and verb disagree.',
  },
  {
    from: 'whether students',
    to: 'weather students',
    area: 'grammar',
    quote: 'weather students',
    what: '"weather" stands for "whether".',
  },
  {
    from: 'The estimates were too low',
    to: 'The the estimates were to low',
    area: 'grammar',
    quote: 'The the',
    what: 'A word is doubled.',
  },
  {
    from: 'Two explanations compete.',
    to: 'Two explanation compete.',
    area: 'grammar',
    quote: 'Two explanation compete',
    what: 'The noun should be plural.',
  },
  {
    from: 'will therefore miss part of the habit',
    to: 'will therefore miss part of teh habit',
    area: 'grammar',
    quote: 'teh',
    what: 'A word is misspelled.',
  },
  {
    from: 'Two recommendations follow.',
    to: 'Two recommendations follows.',
    area: 'grammar',
    quote: 'Two recommendations follows',
    what: 'Subject and verb disagree.',
  },
];

const formatPlants: readonly PlantedError[] = [
  { area: 'apa', quote: 'References', what: 'The reference list does not start on a new page.' },
  { area: 'apa', quote: null, what: 'Reference entries have no hanging indent.' },
  { area: 'apa', quote: null, what: 'Pages carry no numbers.' },
  {
    area: 'apa',
    quote: 'Kimura, H. (2020)',
    what: 'The entry stands before the one that comes before it in the alphabet.',
  },
];

/** The clean paper with errors put in on purpose. */
export const flawedContent: PaperContent = swapReferences(
  plants.reduce(
    (content, { from, to }) => replaceInContent(content, from, to),
    replaceInContent(
      cleanContent,
      'which habits they can change',
      'whether students can change their habits',
    ),
  ),
);

export const flawedLayout: PaperLayout = {
  ...apaLayout,
  hasPageNumbers: false,
  hasHangingReferences: false,
  hasReferencesOnNewPage: false,
};

export const flawedErrors: readonly PlantedError[] = [
  ...plants.map(({ area, quote, what }) => ({ area, quote, what })),
  { area: 'grammar', quote: 'were to low', what: '"to" stands for "too".' },
  ...formatPlants,
];

function swapReferences(content: PaperContent): PaperContent {
  const kimura = content.references.filter((words) => isKimura(passageText(words)));
  const others = content.references.filter((words) => !isKimura(passageText(words)));
  return { ...content, references: [...kimura, ...others] };
}

/** What an essay looks like that was written the evening before: no sources, no argument, little structure. */
export const weakContent: PaperContent = {
  title: 'Sleep',
  student: 'Tom Reed',
  affiliation: 'Lakeview University',
  course: 'PSY 210: Health Psychology',
  instructor: 'Dr. Helen Ono',
  dueDate: 'October 3, 2025',
  abstract: null,
  introduction: [
    passage(
      'Sleep is very important for everyone. In this essay I will talk about sleep and students. Alot of students dont sleep enough and this is a big problem in todays society.',
    ),
    passage(
      'First of all phones are bad for sleep. Everyone knows that. My roommate is on his phone every night and he is always tired. I think people should just put there phones away.',
    ),
    passage(
      'Also stress is a thing. Students has many assignments and they stay up late to do them. Studies show that stress is bad. So in conclusion sleep is very important and everyone should sleep more.',
    ),
  ],
  sections: [],
  references: [],
};

function isKimura(text: string): boolean {
  return text.startsWith('Kimura');
}
