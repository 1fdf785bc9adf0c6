import { requirementId, type AssignmentBrief, type Requirement } from '@greenpen/grading';
import { openWordNet, openWordVectors } from '@greenpen/word-relations';
import { describe, expect, it } from 'vitest';
import { paperFromText } from '../paper-from-text.ts';
import { scorePaper } from '../score-paper.ts';
import { knownChecks } from '../testing/known-checks.ts';

const meanings = { relatedTo: openWordNet(), ...openWordVectors() };

const part = (text: string): Requirement => ({
  id: requirementId({ kind: 'part', text }),
  text,
  kind: 'part',
  required: true,
  asWritten: text,
  terms: [],
});

const asked = [
  'Take a clear position on library fines',
  'Explain how an overdue fine builds up',
  'Summarize what research says about fines and returns, with at least two specific findings',
  'Describe one city that has dropped its fines and evaluate how well it has worked',
  'Present the strongest argument against your position and respond to it',
  'Close with one concrete recommendation for the library board',
].map(part);

const brief = (requirements: readonly Requirement[]): AssignmentBrief => ({
  title: 'Should Public Libraries Charge Overdue Fines?',
  description: '',
  instructions: `Write a brief. ${requirements.map(({ text }) => `${text}.`).join(' ')}`,
  rubric: '',
  type: 'assignment',
  maxPoints: 100,
  requirements,
});

const judge = (paragraphs: readonly string[], requirements: readonly Requirement[] = asked) =>
  scorePaper({
    paper: paperFromText(paragraphs.join('\n\n')),
    findings: [],
    checks: knownChecks,
    weights: { grammar: 0, apa: 0, content: 100 },
    brief: brief(requirements),
    meanings,
  }).judgement.requirements;

const position =
  'A borrower in Alder County who forgets three picture books over the holidays now owes eleven dollars. Because such debts keep poor families away without bringing books back sooner, public libraries should stop charging overdue fines.';
const process =
  'A fine grows by the day. When an item passes its due date, the system adds twenty-five cents every night until the book returns or the charge reaches ten dollars. After that the card is blocked, and once six weeks have gone by the account goes to a collection agency.';
const research =
  'Studies cast doubt on the value of this. Marsh and Tello (2019) followed 41 branches in Ohio and found that the share of late returns fell from 14 percent to 9 percent after fines had ended. In a survey of 2,300 cardholders, Okoro (2021) reported that households in the poorest quarter were three times as likely to have a blocked card.';
const example =
  'Duluth dropped its fines in 2018. Within a year the library there registered 3,100 new cards, and returns of long-lost items doubled, so the change has worked well for borrowers, although the branch lost about 60,000 dollars a year in income.';
const objection =
  'The strongest objection is that nobody will bring anything back. Opponents argue that a deadline without a penalty is only a wish, and that waiting lists for new novels would grow. Yet this worry fails to explain the Ohio figures, and replacement charges for lost books would remain.';
const close =
  'The board should therefore end fines on materials for children by the first of January and review the effect on returns after twelve months.';

const whole = [position, process, research, example, objection, close];
const without = (left: string) => whole.filter((paragraph) => paragraph !== left);
const verdictOf = (paragraphs: readonly string[], at: number) => judge(paragraphs)[at]?.verdict;

const RANK = { met: 3, partly: 2, 'cannot-tell': 1, 'not-found': 0 };

describe('a paper that answers every part', () => {
  it('has them met, or at worst left open', () => {
    const verdicts = judge(whole).map(({ verdict }) => verdict);
    expect(verdicts.filter((verdict) => verdict === 'met').length).toBeGreaterThanOrEqual(4);
    expect(verdicts).not.toContain('not-found');
  });

  it.each([
    [0, 'should stop charging'],
    [1, 'fine grows by the day'],
    [4, 'strongest objection'],
    [5, 'The board should therefore'],
  ])('has part %i quoted where it is answered', (at, words) => {
    expect(judge(whole)[at]?.quote).toContain(words);
  });

  it('has its findings quoted with their figures', () => {
    expect(judge(whole)[2]?.quote).toMatch(/14 percent|2,300/u);
  });
});

describe('an announcement', () => {
  it.each([
    'In this paper I will talk about libraries, about fines, and about what I think of them as a reader.',
    'This paper will explain how an overdue fine builds up at the desk and what happens to the card.',
    'The strongest argument of the opponents will be discussed, and a response to them will be presented.',
  ])('answers nothing: %s', (sentence) => {
    const quotes = judge([sentence, ...whole.slice(1, 4)]).map(({ quote }) => quote);
    expect(quotes).not.toContain(sentence);
  });

  it('that says what will be said is an answer', () => {
    const thesis =
      'In this paper I will argue that libraries should stop charging fines, because debts keep poor families away.';
    expect(judge([thesis, ...whole.slice(1)])[0]?.quote).toBe(thesis);
  });
});

const said = (sentence: string, at: number) =>
  judge([`${sentence} Eleven dollars keep a family away.`, process, research, objection])[at]?.quote;

describe('an answer in the words of the question', () => {
  it('is an answer where it claims something', () => {
    const claim = 'This brief argues that public libraries should charge no overdue fines.';
    expect(said(claim, 0)).toBe(claim);
  });

  it('is none where it says what should be said', () => {
    const empty = 'A clear position on library fines should be taken.';
    expect(said(empty, 0)).not.toBe(empty);
  });
});

it('quotes the answers of a paper out of order by what they say', () => {
  const moved = [close, example, research, position, objection, process];
  expect(judge(moved)[1]?.quote ?? process).toSatisfy((quote: string) => process.includes(quote));
});

describe('a part that takes up another one', () => {
  const pair = [
    'Explain how an overdue fine builds up',
    'Present the strongest argument against your position',
    'Respond to it fairly',
  ].map(part);

  it('is answered where the other one is', () => {
    const [, raised, reply] = judge(whole, pair);
    expect([raised?.verdict, reply?.verdict]).not.toContain('not-found');
  });

  it('is no more than open where nobody raised an objection', () => {
    const rest = [
      ...[position, process, research, close].slice(1),
      'Hopefully everybody will find a solution to this problem, so that all readers are treated fair.',
    ];
    const [, raised, reply] = judge(rest, pair);
    expect(raised?.verdict === 'not-found' || raised?.evidence === 'none').toBe(true);
    expect(['not-found', 'cannot-tell']).toContain(reply?.verdict);
  });
});

describe('a part whose answer is taken out', () => {
  it.each([
    [1, process],
    [2, research],
    [3, example],
    [4, objection],
    [5, close],
  ])('never has a better verdict than before (part %i)', (at, paragraph) => {
    const before = RANK[verdictOf(whole, at) ?? 'met'];
    const after = RANK[verdictOf(without(paragraph), at) ?? 'not-found'];
    expect(after).toBeLessThanOrEqual(before);
  });

  it.each([
    [4, objection],
    [3, example],
  ])('is not met by what is left (part %i)', (at, paragraph) => {
    expect(verdictOf(without(paragraph), at)).not.toBe('met');
  });
});

const story = [
  'My uncle keeps bees behind the garage, and every June we put on white suits and open the hives together. The smoke makes the bees slow, so that one can lift out the frames without being stung.',
  'Last year the first hive gave us nineteen jars, and the second gave none, because a bear had come over the fence in May. We spent a weekend stringing wire between the posts and testing the charger with a blade of grass.',
  'In the fall we took the jars to the market in town, where a woman from the bakery bought twelve of them for her honey cake. She asked for more, but the goldenrod was over by then.',
];

describe('text that only sounds like an answer', () => {
  it.each([
    ['the list of parts', asked.map(({ text }) => `${text}.`)],
    [
      'the parts turned into announcements',
      [
        'A clear position on library fines should be taken, and this brief takes a clear position on library fines.',
        'It is important to explain how an overdue fine builds up, since an overdue fine builds up.',
        'At least two specific findings can be given about what research says about fines and returns.',
        'One city that has dropped its fines can be described and it can be evaluated how well it has worked.',
        'The strongest argument against the position should be presented and responded to.',
        'One concrete recommendation for the library board can be made in closing.',
      ],
    ],
  ])('meets nothing: %s', (_, echo) => {
    for (const paragraphs of [echo, [...story, ...echo], [echo.join(' '), ...story]]) {
      expect(judge(paragraphs).map(({ verdict }) => verdict)).not.toContain('met');
    }
  });

  it('meets nothing where it is about something else', () => {
    expect(judge(story).map(({ verdict }) => verdict)).not.toContain('met');
  });

  it('meets nothing where it stays general', () => {
    const general = [
      'Libraries are very important in today\u2019s society and everyone should use them. There are many good and bad things about fines and people always have different opinions about everything.',
      'Some people think that fines are good and some people think that they are bad. It really depends on the person and on the world they live in, and nobody can say what is right.',
      'In conclusion, libraries are a great thing and we should all care about them a lot. If everyone works together the future will be better for all people.',
    ];
    expect(judge(general).map(({ verdict }) => verdict)).not.toContain('met');
  });
});

describe('a part that is there in part', () => {
  const [explain, recommend] = ['Explain how an overdue fine builds up', 'Recommend one change to the fines'];
  const pair = [explain, recommend].map(part);

  it('says little beyond the words of the assignment', () => {
    const little = [
      'Fines are a big thing in the world today and everyone has heard of them. An overdue fine builds up because people do not bring things back, and that is a really big problem for everybody.',
      'I would recommend a change so that things get better for everyone. It should be a good change that people like, and it should help.',
    ];
    for (const { verdict, quote, reason } of judge(little, pair)) {
      expect({ verdict, reason }).toEqual({
        verdict: 'partly',
        reason: 'The passage says little beyond the words of the assignment.',
      });
      expect(quote).not.toBeNull();
    }
  });

  it('is not one that is said in plain words of its own', () => {
    const plain = [
      'When a book is late, the computer adds a quarter each night. It goes on like that for forty nights, and then the card stops working.',
      'I would recommend that we let kids read it off. Half an hour in the reading room takes off a dollar.',
    ];
    expect(judge(plain, pair).map(({ verdict }) => verdict)).not.toContain('partly');
  });
});

describe('a sentence that is no answer, though it sounds like one', () => {
  it.each([
    'In 2016 the board recommended a new carpet for the reading room, and the director suggested brass lamps.',
    'Ten years ago the old board should have asked the borrowers, but it did not do nothing either.',
    'The staff proposed longer hours that spring and planned a bake sale, which raised forty dollars.',
  ])('is no recommendation where it tells what happened: %s', (event) => {
    const result = judge([...without(close), `${event} The vote was close.`])[5];
    expect(['met', 'partly'].includes(result?.verdict ?? '') && event.includes(result?.quote ?? '')).toBe(
      false,
    );
  });

  it.each([
    '(My neighbor believes that dog parks should be closed at night.)',
    '(I think that the bakery across the street should open earlier, but that is for another day.)',
  ])('is no position where it stands in parentheses: %s', (aside) => {
    const opening = `A borrower in Alder County who forgets three picture books now owes eleven dollars. ${aside}`;
    const result = judge([opening, ...without(position)])[0];
    expect(result?.quote ?? '').not.toContain(aside.slice(1, 30));
  });
});

describe('a question with “should”', () => {
  const stance = part('Say whether public libraries should charge overdue fines');

  it.each([
    'Public libraries should charge overdue fines.',
    'Public libraries should no longer charge overdue fines on any item.',
  ])('is answered in its own words: %s', (said) => {
    expect(judge([`${said} ${process}`, research], [stance])[0]).toMatchObject({
      verdict: 'met',
      quote: said,
    });
  });

  it.each([
    'Should public libraries charge overdue fines?',
    'Many people say that public libraries should charge overdue fines.',
    'The question is whether public libraries should charge overdue fines.',
  ])('is not answered by asking it or by telling what others say: %s', (said) => {
    expect(judge([`${said} ${process}`, research], [stance])[0]?.quote ?? '').not.toBe(said);
  });
});

it('a sentence that the instructor ruled out answers no question with “should”', () => {
  const said = 'Public libraries should charge overdue fines.';
  const ruled = {
    ...part('Say whether public libraries should charge overdue fines'),
    rulings: [{ text: said, counts: false }],
  };
  expect(judge([`${said} ${process}`, research], [ruled])[0]).not.toMatchObject({ quote: said });
});
