import type { Paper } from '@greenpen/paper';
import { describe, expect, it } from 'vitest';
import { studentPaper, title, titlePage } from '../../testing/student-paper.ts';
import { allChecks } from '../../all-checks.ts';
import { titleRepeated } from '../page-layout/title-repeated.ts';

const titlePageChecks = allChecks.filter(({ id }) => id.startsWith('apa-title-'));

const findings = (paper: Paper) =>
  [...new Set([...titlePageChecks, titleRepeated])].flatMap((check) =>
    [...check.run(paper)].map(({ message }) => `${check.id}: ${message}`),
  );

const paperOn = (words: string, page = titlePage) =>
  studentPaper({
    titlePage: page.with(0, { ...title, text: `**${words}**` }),
    body: [
      { ...title, text: `**${words}**`, startsNewPage: true },
      ...Array.from({ length: 6 }, () => paragraph),
    ],
  });
const paragraph = studentParagraph();

function studentParagraph() {
  const sentence =
    'Nurses who work three nights in a row make more errors than nurses who work two nights, and the gap grows with each night that follows on the same rotation.';
  return { text: `${sentence} ${sentence}` };
}

const titles = [
  'Mental Health of College Students',
  'The University in Ruins',
  'Reimagining the University',
  'Professor Burnout in a Time of Crisis',
  'September 11 and After',
  'Teaching ENG 101 Online',
  'Jane Eyre',
];

describe('title pages with titles that mislead', () => {
  it.each(titles)('have nothing to correct under %s', (words) => {
    expect(findings(paperOn(words))).toEqual([]);
  });

  it.each(titles)('are still held to what they lack under %s', (words) => {
    const page = titlePage.filter((_, index) => index !== 2 && index !== 5);
    expect(findings(paperOn(words, page)).map((found) => found.split(':')[0])).toEqual([
      'apa-title-page-affiliation',
      'apa-title-page-date',
    ]);
  });

  it.each(['Wei Zhang', 'Nguyễn Thị Minh Khai', "Sean O'Brien", 'María José de la Cruz'])(
    'do not take %s for the title if the name comes first',
    (name) => {
      const page = [{ ...titlePage[1], text: name }, title, ...titlePage.slice(2)];
      expect(findings(studentPaper({ titlePage: page }))).toEqual([]);
    },
  );
});
