/**
 * A title block as a student sets it. In `lines`, "**" opens a bold line, ">" one at the left margin (others are
 * centred), "" is an empty paragraph, "---" a page break, and "|" a line break inside a paragraph.
 */
export type TitleBlockSample = {
  readonly name: string;
  readonly lines: readonly string[];
  /** The first paragraph of the text. */
  readonly body?: string;
  readonly title: string | null;
  readonly author: string | null;
  /** Parts beside title and author, as the first letters of affiliation, course, instructor and date. */
  readonly parts: string;
};

const page = (title: string, name: string, ...rest: readonly string[]) => ['', '', title, '', name, ...rest];
const rest = [
  'Department of Psychology, Lakeview University',
  'PSY 210: Health Psychology',
  'Dr. Helen Ono',
  'October 3, 2025',
];

/** Title pages as APA 7, 2.3 wants them, with names and titles that mislead. */
const apaPages: readonly TitleBlockSample[] = [
  {
    name: 'a plain APA page',
    lines: page('**Evening Screens and Rest', 'Maria Diaz', ...rest),
    title: 'Evening Screens and Rest',
    author: 'Maria Diaz',
    parts: 'acid',
  },
  {
    name: 'a title about colleges',
    lines: page('**Mental Health of College Students', 'Wei Zhang', ...rest),
    title: 'Mental Health of College Students',
    author: 'Wei Zhang',
    parts: 'acid',
  },
  {
    name: 'a title about universities',
    lines: page('**The University in Ruins', 'María José de la Cruz', ...rest),
    title: 'The University in Ruins',
    author: 'María José de la Cruz',
    parts: 'acid',
  },
  {
    name: 'a title that ends in University',
    lines: page('**Reimagining the University', "Sean O'Brien", ...rest),
    title: 'Reimagining the University',
    author: "Sean O'Brien",
    parts: 'acid',
  },
  {
    name: 'a title that ends in College',
    lines: page('**Life After College', 'Ana Lima', ...rest),
    title: 'Life After College',
    author: 'Ana Lima',
    parts: 'acid',
  },
  {
    name: 'a title about a university by name',
    lines: page('**Harvard University and the Legacy of Slavery', 'Tom Reed', ...rest),
    title: 'Harvard University and the Legacy of Slavery',
    author: 'Tom Reed',
    parts: 'acid',
  },
  {
    name: 'a title that begins with Professor',
    lines: page('**Professor Burnout in a Time of Crisis', 'Grace Lee', ...rest),
    title: 'Professor Burnout in a Time of Crisis',
    author: 'Grace Lee',
    parts: 'acid',
  },
  {
    name: 'a title with a course code',
    lines: page(
      '**Teaching ENG 101 Online: What Students Gain',
      'Leo Marsh',
      'Hill State University',
      'EDU 540',
      'Dr. Rosa Vega',
      'Spring 2025',
    ),
    title: 'Teaching ENG 101 Online: What Students Gain',
    author: 'Leo Marsh',
    parts: 'acid',
  },
  {
    name: 'a title with a date',
    lines: page('**September 11 and After', 'Amina Yusuf', ...rest),
    title: 'September 11 and After',
    author: 'Amina Yusuf',
    parts: 'acid',
  },
  {
    name: 'a title that is a date',
    lines: page('**September 11, 2001', 'Amina Yusuf', ...rest),
    body: 'On the morning of September 11, 2001, four aircraft were taken over by hijackers, and the country that watched them on television was not the same in the evening of that day.',
    title: 'September 11, 2001',
    author: 'Amina Yusuf',
    parts: 'acid',
  },
  {
    name: 'a title that is a name',
    lines: page('**Frida Kahlo', 'Lucía Ortega', ...rest),
    body: 'Frida Kahlo painted what hurt her, and she painted it again and again. In the year of her accident Kahlo began with small portraits, and by the time Kahlo married she had found the colors for which she is known.',
    title: 'Frida Kahlo',
    author: 'Lucía Ortega',
    parts: 'acid',
  },
  {
    name: 'a title that is the name of a novel',
    lines: page('Jane Eyre', 'Emily Stone', ...rest),
    body: 'When the reader first meets Jane Eyre, she sits behind a curtain with a book. Jane Eyre is a novel about a person who wants to be seen, and the curtain returns in its last pages when nobody else can see.',
    title: 'Jane Eyre',
    author: 'Emily Stone',
    parts: 'acid',
  },
  {
    name: 'a Vietnamese name',
    lines: page('**Parental Praise and Effort', 'Nguyễn Thị Minh Khai', ...rest),
    title: 'Parental Praise and Effort',
    author: 'Nguyễn Thị Minh Khai',
    parts: 'acid',
  },
  {
    name: 'a name with Jr.',
    lines: page('**Parental Praise and Effort', 'Robert L. Hayes, Jr.', ...rest),
    title: 'Parental Praise and Effort',
    author: 'Robert L. Hayes, Jr.',
    parts: 'acid',
  },
  {
    name: 'a name of one word',
    lines: page('**Parental Praise and Effort', 'Suhartono', ...rest),
    title: 'Parental Praise and Effort',
    author: 'Suhartono',
    parts: 'acid',
  },
  {
    name: 'a name with particles',
    lines: page('**Parental Praise and Effort', 'Ludwig van der Berg', ...rest),
    title: 'Parental Praise and Effort',
    author: 'Ludwig van der Berg',
    parts: 'acid',
  },
  {
    name: 'a name that is made of words',
    lines: page('**Parental Praise and Effort', 'Hope Young', ...rest),
    title: 'Parental Praise and Effort',
    author: 'Hope Young',
    parts: 'acid',
  },
  {
    name: 'an Arabic name',
    lines: page('**Parental Praise and Effort', 'Fatima al-Zahra bint Khalid', ...rest),
    title: 'Parental Praise and Effort',
    author: 'Fatima al-Zahra bint Khalid',
    parts: 'acid',
  },
  {
    name: 'a name in capitals',
    lines: page('**PARENTAL PRAISE AND EFFORT', 'JOHN SMITH', ...rest),
    title: 'PARENTAL PRAISE AND EFFORT',
    author: 'John Smith',
    parts: 'acid',
  },
  {
    name: 'two authors on a line',
    lines: page('**Parental Praise and Effort', 'Maria Diaz and Tom Reed', ...rest),
    title: 'Parental Praise and Effort',
    author: 'Maria Diaz',
    parts: 'acid',
  },
  {
    name: 'two authors on two lines',
    lines: page('**Parental Praise and Effort', 'Chen Wei', 'Priya Natarajan', ...rest),
    title: 'Parental Praise and Effort',
    author: 'Chen Wei',
    parts: 'acid',
  },
  {
    name: 'a school that is an acronym',
    lines: page('**Trust in Machines', 'Ravi Menon', 'MIT', 'CS 101', 'Professor Hale', 'May 2, 2025'),
    title: 'Trust in Machines',
    author: 'Ravi Menon',
    parts: 'acid',
  },
  {
    name: 'a school without the word',
    lines: page(
      '**Trust in Machines',
      'Chloé Martin',
      'Sciences Po',
      'POL 220: Power and the State',
      'Prof. Alain Roche',
      '12 March 2025',
    ),
    title: 'Trust in Machines',
    author: 'Chloé Martin',
    parts: 'acid',
  },
  {
    name: 'a school with a Spanish name',
    lines: page(
      '**Trust in Machines',
      'Juan Pérez',
      'Universidad Nacional Autónoma de México',
      'PSI 300',
      'Dra. Inés Robles',
      '3 May 2025',
    ),
    title: 'Trust in Machines',
    author: 'Juan Pérez',
    parts: 'acid',
  },
];

/** Title pages whose lines come in other numbers, orders and looks. */
const otherPages: readonly TitleBlockSample[] = [
  {
    name: 'a title without bold',
    lines: page('Evening Screens and Rest', 'Maria Diaz', ...rest),
    title: 'Evening Screens and Rest',
    author: 'Maria Diaz',
    parts: 'acid',
  },
  {
    name: 'a title of two lines',
    lines: page('**The Long Way Home: Foster Care and', 'Maria Diaz', ...rest).toSpliced(
      3,
      0,
      '**the Return of Children to Their Parents',
    ),
    title: 'The Long Way Home: Foster Care and the Return of Children to Their Parents',
    author: 'Maria Diaz',
    parts: 'acid',
  },
  {
    name: 'a subtitle below its title',
    lines: page('**The Long Way Home:', 'Maria Diaz', ...rest).toSpliced(
      3,
      0,
      '**Foster Care in Three Counties',
    ),
    title: 'The Long Way Home: Foster Care in Three Counties',
    author: 'Maria Diaz',
    parts: 'acid',
  },
  {
    name: 'a long question',
    lines: page(
      '**What Do Nurses Who Work Three Nights in a Row Get Wrong, and Why Does It Matter to Patients?',
      'Maria Diaz',
      ...rest,
    ),
    title: 'What Do Nurses Who Work Three Nights in a Row Get Wrong, and Why Does It Matter to Patients?',
    author: 'Maria Diaz',
    parts: 'acid',
  },
  {
    name: 'a name above the title',
    lines: ['', '', 'Wei Zhang', '', '**The Effects of Rest on Recall', '', ...rest],
    title: 'The Effects of Rest on Recall',
    author: 'Wei Zhang',
    parts: 'acid',
  },
  {
    name: 'a name above a title without bold',
    lines: ['', '', 'Wei Zhang', '', 'Rest and the Recall of Words', '', ...rest],
    title: 'Rest and the Recall of Words',
    author: 'Wei Zhang',
    parts: 'acid',
  },
  {
    name: 'everything bold',
    lines: page('**Evening Screens and Rest', '**Wei Zhang', ...rest.map((line) => `**${line}`)),
    title: 'Evening Screens and Rest',
    author: 'Wei Zhang',
    parts: 'acid',
  },
  {
    name: 'the school at the top',
    lines: [
      'Lakeview University',
      '',
      '**Evening Screens and Rest',
      '',
      'Wei Zhang',
      'PSY 210',
      'Dr. Helen Ono',
      'October 3, 2025',
    ],
    title: 'Evening Screens and Rest',
    author: 'Wei Zhang',
    parts: 'acid',
  },
  {
    name: 'the school at the top and no bold',
    lines: [
      'Lakeview University',
      '',
      'Evening Screens and Rest',
      '',
      'Wei Zhang',
      'PSY 210',
      'Dr. Helen Ono',
      'October 3, 2025',
    ],
    title: 'Evening Screens and Rest',
    author: 'Wei Zhang',
    parts: 'acid',
  },
  {
    name: 'labelled lines',
    lines: page(
      '**Evening Screens and Rest',
      'By: Wei Zhang',
      'Course: Health Psychology',
      'Instructor: Helen Ono',
      'Due: October 3, 2025',
      'Lakeview College',
    ),
    title: 'Evening Screens and Rest',
    author: 'Wei Zhang',
    parts: 'acid',
  },
  {
    name: 'a task above the title',
    lines: ['Assignment 3', '', '**Evening Screens and Rest', '', 'Wei Zhang', ...rest],
    title: 'Evening Screens and Rest',
    author: 'Wei Zhang',
    parts: 'acid',
  },
  {
    name: 'a student number',
    lines: page('**Evening Screens and Rest', 'Wei Zhang', 'Student ID: 10442', ...rest),
    title: 'Evening Screens and Rest',
    author: 'Wei Zhang',
    parts: 'acid',
  },
  {
    name: 'no school',
    lines: page('**Evening Screens and Rest', 'Wei Zhang', ...rest.slice(1)),
    title: 'Evening Screens and Rest',
    author: 'Wei Zhang',
    parts: 'cid',
  },
  {
    name: 'no school, and a title about colleges',
    lines: page('**Why College Students Leave', 'Wei Zhang', ...rest.slice(1)),
    title: 'Why College Students Leave',
    author: 'Wei Zhang',
    parts: 'cid',
  },
  {
    name: 'no date',
    lines: page('**Evening Screens and Rest', 'Wei Zhang', ...rest.slice(0, 3)),
    title: 'Evening Screens and Rest',
    author: 'Wei Zhang',
    parts: 'aci',
  },
  {
    name: 'no author',
    lines: ['', '', '**Evening Screens and Rest', '', ...rest],
    title: 'Evening Screens and Rest',
    author: null,
    parts: 'acid',
  },
  {
    name: 'course and instructor on a line',
    lines: page(
      '**Evening Screens and Rest',
      'Wei Zhang',
      'Lakeview University',
      'PSY 210, Dr. Helen Ono',
      'October 3, 2025',
    ),
    title: 'Evening Screens and Rest',
    author: 'Wei Zhang',
    parts: 'acid',
  },
  {
    name: 'a department and a school on two lines',
    lines: page(
      '**Evening Screens and Rest',
      'Wei Zhang',
      'School of Nursing',
      'University of Ghana',
      ...rest.slice(1),
    ),
    title: 'Evening Screens and Rest',
    author: 'Wei Zhang',
    parts: 'acid',
  },
  {
    name: 'lines inside one paragraph',
    lines: ['', `**Evening Screens and Rest`, `Wei Zhang|${rest.join('|')}`],
    title: 'Evening Screens and Rest',
    author: 'Wei Zhang',
    parts: 'acid',
  },
  {
    name: 'a title page of title and name',
    lines: page('**Evening Screens and Rest', 'Wei Zhang'),
    title: 'Evening Screens and Rest',
    author: 'Wei Zhang',
    parts: '',
  },
];

const heading = (name: string, title: string, ...lines: readonly string[]) =>
  [name, ...lines].map((line) => `>${line}`).concat(title, '+++');

/** Headings at the left of the first page, as MLA has them, and papers that open with less. */
const headings: readonly TitleBlockSample[] = [
  {
    name: 'an MLA heading',
    lines: heading(
      'Maria Diaz',
      'Evening Screens and Rest',
      'Professor Ono',
      'English 101',
      '3 October 2025',
    ),
    title: 'Evening Screens and Rest',
    author: 'Maria Diaz',
    parts: 'cid',
  },
  {
    name: 'an MLA heading above a title about colleges',
    lines: heading(
      'Wei Zhang',
      'Mental Health of College Students',
      'Professor Ono',
      'English 101',
      '3 October 2025',
    ),
    title: 'Mental Health of College Students',
    author: 'Wei Zhang',
    parts: 'cid',
  },
  {
    name: 'an MLA heading above a name',
    lines: heading('Lucía Ortega', 'Frida Kahlo', 'Professor Ono', 'ART 110', '3 October 2025'),
    body: 'Frida Kahlo painted what hurt her, and she painted it again and again. In the year of her accident Kahlo began with small portraits, and by the time Kahlo married she had found the colors for which she is known.',
    title: 'Frida Kahlo',
    author: 'Lucía Ortega',
    parts: 'cid',
  },
  {
    name: 'an MLA heading with a bold title',
    lines: heading("Sean O'Brien", '**The University in Ruins', 'Dr. Ono', 'HUM 200', 'Fall 2025'),
    title: 'The University in Ruins',
    author: "Sean O'Brien",
    parts: 'cid',
  },
  {
    name: 'an MLA heading with the course first',
    lines: heading('Wei Zhang', 'Rest and the Recall of Words', 'PSY 210', 'Dr. Ono', 'October 3, 2025'),
    title: 'Rest and the Recall of Words',
    author: 'Wei Zhang',
    parts: 'cid',
  },
  {
    name: 'a heading of name and date',
    lines: heading('Wei Zhang', '**Rest and the Recall of Words', 'October 3, 2025', 'PSY 210'),
    title: 'Rest and the Recall of Words',
    author: 'Wei Zhang',
    parts: 'cd',
  },
  {
    name: 'a paper that opens with its title',
    lines: ['**Evening Screens and Rest', '+++'],
    title: null,
    author: null,
    parts: '',
  },
  { name: 'a paper that opens with its text', lines: ['+++'], title: null, author: null, parts: '' },
];

export const titleBlockSamples: readonly TitleBlockSample[] = [...apaPages, ...otherPages, ...headings];
