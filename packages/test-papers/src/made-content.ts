import { passage } from './paper-content.ts';
import type { ContentSection, PaperContent, Passage } from './paper-content.ts';
import type { SeededRandom } from './seeded-random.ts';
import { familyNames, givenNames, sentences, topics, venues } from './made-words.ts';
import type { Topic } from './made-words.ts';

type Work = {
  readonly cited: string;
  readonly narrative: string;
  readonly year: number;
  readonly entry: Passage;
};

const sentencesPerParagraph = 6;
/** Two paragraphs of six sentences. */
const wordsPerSection = 156;

/** A paper of about `words` words with every work cited and listed; the same for the same random numbers. */
export function makeContent(random: SeededRandom, words: number): PaperContent {
  const topic = random.pick(topics);
  const works = makeWorks(random, topic, Math.min(12, 3 + Math.floor(words / 400)));
  let ordinal = 0;
  const makeParagraph = (): Passage => {
    const lines: string[] = [];
    for (let index = 0; index < sentencesPerParagraph; index += 1) {
      const template = sentences[ordinal % sentences.length] ?? '';
      const work = works[(ordinal * 5 + index) % works.length];
      ordinal += 1 + random.whole(2);
      lines.push(fillSentence(template, { topic, work, random }));
    }
    return passage(lines.join(' '));
  };

  const introduction = [makeParagraph(), citeAll(works)];
  const sectionCount = Math.max(1, Math.round(words / wordsPerSection) - 1);
  const sections = Array.from({ length: sectionCount }, (_, index): ContentSection => {
    const heading = topic.headings[index % topic.headings.length] ?? 'Findings';
    const round = Math.floor(index / topic.headings.length);
    return {
      // A section has two subheadings or none.
      level: index % 3 === 0 || (index === sectionCount - 1 && index % 3 === 1) ? 1 : 2,
      heading: round === 0 ? heading : `${heading}: Part ${round + 1}`,
      paragraphs: [makeParagraph(), makeParagraph()],
    };
  });
  return {
    title: topic.title,
    student: `${random.pick(givenNames)} ${random.pick(familyNames)}`,
    affiliation: 'Department of Education, Lakeview University',
    course: 'EDU 305: Learning in Context',
    instructor: 'Dr. Helen Ono',
    dueDate: 'October 3, 2025',
    abstract: null,
    introduction,
    sections,
    references: works.map(({ entry }) => entry),
  };
}

function makeWorks(random: SeededRandom, topic: Topic, count: number): readonly Work[] {
  return random.sample(familyNames, count).map((family, index) => {
    const year = 2012 + random.whole(12);
    const second = index % 3 === 1 ? `Z${random.pick(familyNames).toLowerCase()}` : null;
    const initial = random.pick(['A', 'C', 'D', 'H', 'L', 'M', 'R']);
    const volume = 3 + random.whole(40);
    const from = 10 + random.whole(200);
    const venue = random.pick(venues);
    const authors = second === null ? `${family}, ${initial}.` : `${family}, ${initial}., & ${second}, T.`;
    return {
      cited: second === null ? family : `${family} & ${second}`,
      narrative: second === null ? family : `${family} and ${second}`,
      year,
      entry: passage(
        `${authors} (${year}). ${topic.workTitles[index % topic.workTitles.length] ?? 'Learning in context'}. ` +
          `*${venue}*, *${volume}*(${1 + random.whole(4)}), ${from}–${from + 12}. ` +
          `https://doi.org/10.5555/${year}.${volume}${from}`,
      ),
    };
  });
}

function citeAll(works: readonly Work[]): Passage {
  const cited = works.map(({ cited: authors, year }) => `${authors}, ${year}`).join('; ');
  return passage(`Several studies have taken up this question from different sides (${cited}).`);
}

function fillSentence(
  template: string,
  slots: { readonly topic: Topic; readonly work: Work | undefined; readonly random: SeededRandom },
): string {
  const { topic, work, random } = slots;
  return template
    .replaceAll('{subject}', topic.subject)
    .replaceAll('{people}', topic.people)
    .replaceAll('{cited}', `(${work?.cited ?? 'Ono'}, ${work?.year ?? 2020})`)
    .replaceAll('{narrative}', `${work?.narrative ?? 'Ono'} (${work?.year ?? 2020})`)
    .replaceAll('{count}', String(40 + random.whole(400)));
}
