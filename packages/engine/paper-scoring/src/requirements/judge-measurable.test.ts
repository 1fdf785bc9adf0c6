import { requirementId, type AssignmentBrief, type RequirementKind } from '@greenpen/grading';
import { describe, expect, it } from 'vitest';
import { paperFromText } from '../paper-from-text.ts';
import { scorePaper } from '../score-paper.ts';
import { soundBody, soundEssay } from '../testing/essays.ts';
import { knownChecks } from '../testing/known-checks.ts';

const scoreAll = (paper: string, kind: RequirementKind, text: string, instructions = '') => {
  const brief: AssignmentBrief = {
    title: 'School Gardens',
    description: '',
    instructions,
    rubric: '',
    type: 'assignment',
    maxPoints: 100,
    requirements: [
      { id: requirementId({ kind, text }), text, kind, required: true, asWritten: text, terms: [] },
    ],
  };
  const scored = scorePaper({
    paper: paperFromText(paper),
    findings: [],
    checks: knownChecks,
    weights: { grammar: 0, apa: 0, content: 100 },
    brief,
  });
  const [result] = scored.judgement.requirements;
  if (result === undefined) throw new Error('nothing was judged');
  return { result, findings: scored.contentFindings };
};
const judge = (...asked: Parameters<typeof scoreAll>) => scoreAll(...asked).result;
const verdict = (paper: string, kind: RequirementKind, text: string) => judge(paper, kind, text).verdict;
const listing = (...entries: readonly string[]) => `${soundBody}\n\nReferences\n\n${entries.join('\n\n')}`;

const article =
  'Hale, P., & Brandt, S. (2018). Growing appetites: A year in two school gardens. Journal of School Health Practice, 14(2), 88–104.';
const oldArticle =
  'Reyes, T., Maddox, L., & Chen, W. (1998). From bed to bowl. Education and Food, 7(1), 12–29.';
const pressBook = 'Oduya, N. (2020). Why nutrition lessons fail. Harbor University Press.';
const report =
  'U.S. Department of Agriculture. (2021). School gardens in every state (Report No. 12). https://www.usda.gov/gardens';
const page = 'Green Plate. (2021). Ten reasons to plant beans. https://www.greenplate.org/beans';
const wiki = 'School garden. (2022). In Wikipedia. https://en.wikipedia.org/wiki/School_garden';
const news = 'Lopez, M. (2019, May 4). Beans for lunch. The New York Times. https://www.nytimes.com/beans';
const blog = 'Finn, A. (2021, June 2). My bean diary. Bean Blog. https://beans.blogspot.com/diary';

const words = (amount: number) =>
  Array.from(
    { length: Math.ceil(amount / 10) },
    (_, at) => `In year ${at} our town planted more rows of beans.`,
  ).join(' ');

const reasonFor = (amount: number) => judge(words(amount), 'length', '450 to 650 words').reason;

describe('the length', () => {
  it.each([
    [500, '450 to 650 words', 'met'],
    [420, '450 to 650 words', 'met'],
    [700, '450 to 650 words', 'met'],
    [760, '450 to 650 words', 'partly'],
    [380, '450 to 650 words', 'partly'],
    [300, '450 to 650 words', 'not-found'],
    [1200, '450 to 650 words', 'not-found'],
    [300, 'No more than 500 words', 'met'],
    [600, 'No more than 500 words', 'partly'],
    [300, '500 words or less', 'met'],
    [900, 'At least 500 words', 'met'],
    [400, 'At least 500 words', 'partly'],
    [560, 'About 500 words', 'met'],
    [450, 'About 500 words', 'met'],
    [430, 'About 500 words', 'partly'],
    [220, 'At least 250 words', 'partly'],
    [230, 'At least 250 words', 'met'],
    [550, 'Two pages', 'met'],
    [300, 'Two pages', 'not-found'],
  ] as const)('of %d words, where %s were asked for, is %s', (amount, asked, expected) => {
    expect(verdict(words(amount), 'length', asked)).toBe(expected);
  });

  it('is said in figures', () => {
    expect(judge(words(380), 'length', '450 to 650 words').reason).toBe(
      '380 words; asked for: 450 to 650 words.',
    );
    expect(judge(words(550), 'length', 'Two pages').reason).toBe(
      '550 words, about 2 pages; asked for: two pages.',
    );
  });

  it('leaves out the lines above the text', () => {
    const lines = 'Bean Report for the School Garden Club\nRobin Hale\nGardening 101\nMay 4, 2023';
    expect(judge(`${lines}\n\n${words(220)}`, 'length', 'At least 250 words').verdict).toBe('partly');
  });

  it.each([
    ['At least 250 words', 220, 'partly', true],
    ['At least 250 words', 230, 'met', false],
    ['About 250 words', 220, 'partly', true],
    ['About 250 words', 230, 'met', false],
    ['200 to 250 words', 300, 'partly', true],
    ['200 to 250 words', 270, 'met', false],
  ] as const)('has one tolerance: %s, %d written', (asked, amount, expected, isSaid) => {
    const { result, findings } = scoreAll(words(amount), 'length', asked, `Say what was planted. ${asked}.`);
    expect(result.verdict).toBe(expected);
    const said = findings.filter(({ check }) => /content-too-(?:short|long)/u.test(check));
    expect(said.length > 0).toBe(isSaid);
  });

  it('that is met within the tolerance says so', () => {
    expect(reasonFor(430)).toMatch(/^430 words; asked for: 450 to 650 words\. A tenth more or less/u);
    expect(reasonFor(500)).not.toContain('tenth');
  });

  it('of a single-spaced page is twice as many words', () => {
    const asked = 'One page maximum';
    const instructions = 'Say what our town planted, and how many beans. One page maximum, single spaced.';
    expect(judge(words(500), 'length', asked, instructions).verdict).toBe('met');
    expect(judge(words(500), 'length', asked).verdict).toBe('not-found');
  });
});

describe('the sources', () => {
  it.each([
    ['Use at least three scholarly sources', [article, oldArticle, pressBook], 'met'],
    ['Use at least three scholarly or government sources', [article, oldArticle, report], 'met'],
    ['Use at least three scholarly sources', [article, wiki, blog, news], 'partly'],
    ['Use at least two scholarly sources', [wiki, blog, news], 'not-found'],
    ['Use at least two scholarly sources published since 2015', [article, oldArticle, wiki], 'partly'],
    ['Use at least two scholarly sources published since 2015', [article, pressBook, wiki], 'met'],
    ['Use one government source and one article', [report, article, page], 'met'],
    ['Use one government source and one article', [article, oldArticle, news], 'partly'],
    ['Use at least three sources, one of which must be peer reviewed', [article, page, news], 'met'],
    ['Use at least three sources, one of which must be peer reviewed', [wiki, blog, news], 'partly'],
    ['Use at least two scholarly sources', [article, page], 'cannot-tell'],
    ['No more than one source can be a website', [article, pressBook, page], 'met'],
    ['No more than one source can be a website', [article, page, wiki, blog], 'not-found'],
    ['All sources must be peer reviewed', [article, oldArticle], 'met'],
    ['All sources must be peer reviewed', [article, wiki], 'partly'],
    ['Use three to five sources', [article, oldArticle, pressBook], 'met'],
  ] as const)('for "%s" with %j are %s', (asked, entries, expected) => {
    expect(verdict(listing(...entries), 'sources', asked)).toBe(expected);
  });

  it('are no three scholarly sources where two bare addresses are listed', () => {
    const weak = `${words(200)}\n\nSources\nwww.wikipedia.org/beans\ngoogle.com`;
    const asked = 'Use at least three scholarly or government sources published since 2010';
    expect(judge(weak, 'sources', asked)).toMatchObject({
      verdict: 'not-found',
      quote: 'www.wikipedia.org/beans',
    });
    expect(judge(weak, 'section', 'Reference list')).toMatchObject({
      verdict: 'partly',
      reason: '2 entries without author, year or title.',
    });
  });

  it('are counted in the reason', () => {
    expect(
      judge(listing(article, wiki, blog, news), 'sources', 'Use at least three scholarly sources').reason,
    ).toMatch(/^\d sources, 1 scholarly; asked for: 3\.$/u);
  });

  it('are cited in the text or not', () => {
    expect(verdict(soundEssay, 'sources', 'Cite them in the text')).toBe('met');
    expect(
      verdict(
        `${words(200)}\n\nReferences\n\n${article}\n\n${pressBook}`,
        'sources',
        'Cite them in the text',
      ),
    ).toBe('not-found');
    expect(verdict(words(200), 'sources', 'Use in-text citations')).toBe('not-found');
    const reported = `${words(200)} According to Wren, beans are old.`;
    expect(verdict(reported, 'sources', 'Use in-text citations')).toBe('cannot-tell');
  });

  it('are quoted as often as asked', () => {
    const quoting = `${soundBody}\n\nShe wrote “the beans came up late” and later “the soup was gone by noon” again.`;
    expect(verdict(quoting, 'sources', 'Quote the story at least twice')).toBe('met');
    expect(verdict(quoting, 'sources', 'Quote the story at least four times')).toBe('partly');
    expect(verdict(quoting, 'sources', 'No more than one direct quotation')).toBe('cannot-tell');
    expect(verdict(quoting, 'sources', 'No more than two direct quotations')).toBe('met');
  });
});

describe('a ban', () => {
  it.each([
    ['No Wikipedia or advocacy blogs', [article, pressBook, report], 'met'],
    ['No Wikipedia or advocacy blogs', [article, wiki], 'not-found'],
    ['No Wikipedia or advocacy blogs', [article, blog], 'not-found'],
    ['No Wikipedia or advocacy blogs', [article, page], 'cannot-tell'],
    ['No websites', [article, pressBook], 'met'],
    ['No websites', [article, page], 'not-found'],
    ['No newspapers or magazines', [article, news], 'not-found'],
    ['No sources older than ten years', [article, pressBook], 'met'],
    ['No sources older than ten years', [article, oldArticle, pressBook], 'not-found'],
  ] as const)('on sources, "%s", with %j is %s', (asked, entries, expected) => {
    expect(verdict(listing(...entries), 'sources', asked)).toBe(expected);
  });

  it('on the first person names the words that were found', () => {
    const { reason } = judge('Our town planted beans. I ate them.', 'person', 'No first person');
    expect(reason).toBe('2 sentences use “our” or “I”.');
  });

  it('is neither kept nor broken where nothing could break it', () => {
    expect(verdict(words(200), 'sources', 'No Wikipedia or advocacy blogs')).toBe('cannot-tell');
    expect(verdict(words(200), 'sources', 'No outside sources')).toBe('met');
  });

  it('is broken where the text cites what is forbidden, with the sentence that does', () => {
    const told = `${soundBody}\n\nBeans are old. According to Wikipedia, beans came from the Andes. They spread.`;
    expect(judge(told, 'sources', 'No Wikipedia or advocacy blogs')).toMatchObject({
      verdict: 'not-found',
      quote: 'According to Wikipedia, beans came from the Andes.',
    });
    const both = `${words(200)} According to Wikipedia, beans are old.\n\nSources\nwww.wikipedia.org/beans`;
    expect(judge(both, 'sources', 'No Wikipedia').reason).toBe('Used in 2 places.');
    const about = `${soundBody}\n\nStudents who edit Wikipedia learn to weigh evidence.`;
    expect(verdict(about, 'sources', 'No Wikipedia or advocacy blogs')).toBe('met');
  });

  it.each([
    ['No first person', 'We planted beans. We ate them.', 'partly'],
    ['No first person', 'Our town planted beans. The rain was kind to us. I ate them.', 'not-found'],
    ['First person', 'We planted beans. We ate them.', 'met'],
    ['No first person', 'I planted beans. I ate them. I liked it. My aunt did too.', 'not-found'],
    ['No first person', 'He said “I planted beans” and left.', 'met'],
    ['No second person', 'You plant beans. Then you eat them. You will like your soup.', 'not-found'],
    ['In the third person', 'I planted beans. I ate them. I liked it.', 'not-found'],
    ['No contractions', "It doesn't rain. They can't wait. It's late.", 'not-found'],
    ['No contractions', 'The aunt’s garden has no fence.', 'met'],
    ['No jargon', 'Beans need nitrogen.', 'cannot-tell'],
  ] as const)('on wording, "%s", in “%s” is %s', (asked, text, expected) => {
    const kind = asked.includes('person') ? 'person' : 'format';
    expect(verdict(`${soundBody}\n\n${text}`, kind, asked)).toBe(expected);
  });

  it('on a section is kept without it', () => {
    expect(verdict(soundBody, 'section', 'No abstract')).toBe('met');
    expect(verdict(soundEssay, 'section', 'No reference list')).toBe('not-found');
  });

  it('on bullet points is broken by a list', () => {
    const listed = `${soundBody}\n\n• beans\n• peas\n• herbs`;
    expect(verdict(listed, 'format', 'No bullet points')).toBe('not-found');
    expect(verdict(soundBody, 'format', 'No bullet points')).toBe('met');
  });
});

describe('figures and tables', () => {
  const captioned = `${soundBody}\n\nTable 1\n\nCrop | Days | Cost\nBeans | 60 | 2\n\nFigure 1\n\nThe Harvest by Month`;

  it.each([
    ['Include one table', captioned, 'met'],
    ['Include at least five figures', captioned, 'partly'],
    ['Include one table', soundBody, 'not-found'],
    ['Include one photo of the garden', soundBody, 'cannot-tell'],
    ['Include one table', `${soundBody} The table below lists the costs.`, 'cannot-tell'],
  ] as const)('"%s" in such a paper is judged', (asked, paper, expected) => {
    expect(verdict(paper, 'visual', asked)).toBe(expected);
  });
});

describe('the form', () => {
  it('of plain text does not tell its line spacing', () => {
    expect(judge(soundBody, 'format', 'Double-spaced')).toMatchObject({
      verdict: 'cannot-tell',
      reason: 'The file does not tell its line spacing.',
    });
  });

  it('in APA style follows the score for it, and other styles are open', () => {
    expect(judge(soundEssay, 'format', 'APA format')).toMatchObject({
      verdict: 'met',
      reason: 'The score for APA style is 100.',
    });
    const without = judge(words(200), 'format', 'APA format', 'Describe a bean. Use APA format.');
    expect(without.verdict).not.toBe('met');
    expect(without.verdict).not.toBe('cannot-tell');
    expect(verdict(soundEssay, 'format', 'MLA format')).toBe('cannot-tell');
  });

  it('of a memo has its four lines', () => {
    const head = 'To: The council\nFrom: Ada Finn\nDate: May 4\nSubject: Beans';
    const asked = 'Use a memo heading (To, From, Date, Subject)';
    expect(verdict(`${head}\n\n${soundBody}`, 'format', asked)).toBe('met');
    expect(verdict(soundBody, 'format', asked)).toBe('cannot-tell');
  });
});
