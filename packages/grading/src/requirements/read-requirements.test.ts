import { describe, expect, it } from 'vitest';
import { readRequirements } from './read-requirements.ts';

const linesOf = (instructions: string, description = '') =>
  readRequirements({ title: '', description, instructions }).map(
    ({ kind, text, required }) => `${kind}${required ? '' : ' (optional)'}: ${text}`,
  );

/** [form, instructions, the checklist]. */
const READ: readonly (readonly [string, string, readonly string[]])[] = [
  [
    'a topic and a length',
    'Write a paper on one question in health psychology. Two to three pages.',
    ['part: Write a paper on one question in health psychology', 'length: Two to three pages'],
  ],
  [
    'numbered parts inside one sentence',
    'Write a 500 to 700 word essay on whether cities should ban cars from their centers. In your essay, (1) define congestion pricing, (2) describe two arguments for a ban, (3) answer one objection, and (4) propose a plan for one city you know. Cite at least three sources in APA style. Do not use first person. Due Friday at noon on Canvas.',
    [
      'length: 500 to 700 words',
      'part: Write an essay on whether cities should ban cars from their centers',
      'part: Define congestion pricing',
      'part: Describe two arguments for a ban',
      'part: Answer one objection',
      'part: Propose a plan for one city you know',
      'sources: Cite at least three sources in APA style',
      'person: No first person',
    ],
  ],
  [
    '"your paper should" with sections and sources',
    'Your paper should introduce the disorder, summarize its causes, and evaluate one treatment. You must use at least three empirical studies published within the last ten years. The paper must include an abstract, a method section, and a reference list. It should be 5-6 pages, double-spaced, in 12-point Times New Roman.',
    [
      'part: Introduce the disorder',
      'part: Summarize its causes',
      'part: Evaluate one treatment',
      'sources: Use at least three empirical studies published within the last ten years',
      'section: Abstract',
      'section: Method section',
      'section: Reference list',
      'length: 5-6 pages',
      'format: Double-spaced, in 12-point Times New Roman',
    ],
  ],
  [
    'a discussion prompt',
    'After watching the film, post a 200-word response. What surprised you most? How does the film challenge the idea of the American Dream, and do you agree with it? Respond to two classmates by Sunday.',
    [
      'length: 200 words',
      'part: What surprised you most?',
      'part: How does the film challenge the idea of the American Dream, and do you agree with it?',
    ],
  ],
  [
    'the rows of a table',
    'Section | What to do | Points\nIntroduction | Introduce the company and its market | 10\nAnalysis | Analyze two strengths and two weaknesses | 20\nRecommendation | Recommend one strategy and explain why it fits | 15\n',
    [
      'section: Introduction',
      'part: Introduce the company and its market',
      'part: Analyze two strengths and two weaknesses',
      'part: Recommend one strategy and explain why it fits',
    ],
  ],
  [
    'a list of sections',
    'The lab report must contain the following:\n- Title page\n- Abstract (150 words)\n- Introduction with a clear hypothesis\n- Methods\n- Results with at least one graph\n- Discussion of sources of error\n- References in CSE style\nReports are due at the start of lab. Late reports lose 10%.',
    [
      'section: Title page',
      'section: Abstract (150 words)',
      'section: Introduction with a clear hypothesis',
      'section: Methods',
      'section: Results with at least one graph',
      'visual: At least one graph',
      'part: Discussion of sources of error',
      'section: References in CSE style',
      'format: CSE style',
    ],
  ],
  [
    'the questions of an exam',
    '1. Define opportunity cost and give one example from your own life. (5 points)\n2. Why do price ceilings cause shortages? Draw a graph. (10 points)\n3. Compare monopoly and perfect competition with respect to price, output and efficiency. (10 points)\nBonus: Explain the Laffer curve. (2 points)\nYou have 50 minutes. Calculators are not allowed.',
    [
      'part: Define opportunity cost',
      'part: Give one example from your own life',
      'part: Why do price ceilings cause shortages?',
      'visual: Draw a graph',
      'part: Compare monopoly and perfect competition with respect to price, output and efficiency',
      'part (optional): Explain the Laffer curve',
    ],
  ],
  [
    'terms to define',
    'Define the following terms: a) habitus b) cultural capital c) social reproduction. Then apply one of them to your own schooling.',
    [
      'part: Define habitus',
      'part: Define cultural capital',
      'part: Define social reproduction',
      'part: Apply one of them to your own schooling',
    ],
  ],
  [
    'an essay on a novel',
    'In a five-page essay, analyze how Morrison uses memory in Beloved. Support your reading with at least four quotations from the novel and two scholarly articles. Be sure to discuss the role of the ghost. You may also compare the novel with the film. MLA format.',
    [
      'length: Five pages',
      'part: Analyze how Morrison uses memory in Beloved',
      'sources: Support your reading with at least four quotations from the novel and two scholarly articles',
      'part: Discuss the role of the ghost',
      'part (optional): Compare the novel with the film',
      'format: MLA format',
    ],
  ],
  [
    'a nursing care plan',
    "Describe the patient's history and presenting symptoms. Identify three nursing diagnoses; for each, list one goal and two interventions with a rationale. Include a table of medications. Use current literature (at least 3 peer-reviewed sources, no older than five years). Submit through Turnitin.",
    [
      "part: Describe the patient's history and presenting symptoms",
      'part: Identify three nursing diagnoses',
      'part: List one goal and two interventions with a rationale',
      'visual: Include a table of medications',
      'sources: Use current literature (at least 3 peer-reviewed sources, no older than five years)',
    ],
  ],
  [
    'a report on a program',
    'Design and implement a cache. In your report, explain the eviction policy you chose and why, measure its hit rate on three workloads, and discuss its limits. Include at least two figures. Maximum 4 pages.',
    [
      'part: Design and implement a cache',
      'part: Explain the eviction policy you chose and why',
      'part: Measure its hit rate on three workloads',
      'part: Discuss its limits',
      'visual: Include at least two figures',
      'length: Maximum 4 pages',
    ],
  ],
  [
    'a reflection',
    'Reflect on your placement: what did you learn about yourself, how did you handle a conflict, and what would you do differently next time? Write in the first person. 600-800 words. No outside sources are required.',
    [
      'part: Reflect on your placement',
      'part: What did you learn about yourself?',
      'part: How did you handle a conflict?',
      'part: What would you do differently next time?',
      'person: In the first person',
      'length: 600-800 words',
    ],
  ],
  [
    'an argument and its objection',
    "Explain Rawls's difference principle in your own words. Then raise the strongest objection to it that you can think of, and say whether Rawls can answer it. 1,200 words maximum. Please put your name only on the cover page.",
    [
      "part: Explain Rawls's difference principle in your own words",
      'part: Raise the strongest objection to it that you can think of',
      'part: Say whether Rawls can answer it',
      'length: 1,200 words maximum',
      'format: Put your name only on the cover page',
    ],
  ],
  [
    'an order that begins with its means',
    'Using at least three primary sources from the course reader, argue to what extent the New Deal changed the lives of African Americans between 1933 and 1941. Your essay must have a clear thesis statement. Consider both economic and political changes.',
    [
      'sources: At least three primary sources from the course reader',
      'part: Argue to what extent the New Deal changed the lives of African Americans between 1933 and 1941',
      'part: A clear thesis statement',
      'part: Consider both economic and political changes',
    ],
  ],
  [
    'one question',
    'To what extent was the Treaty of Versailles responsible for the Second World War?',
    ['part: To what extent was the Treaty of Versailles responsible for the Second World War?'],
  ],
  [
    'a list of contents inside one sentence',
    'Create a lesson plan for a third-grade class. Include: learning objectives, a list of materials, a step-by-step procedure, an assessment, and accommodations for English learners. Explain how the plan meets one state standard.',
    [
      'part: Learning objectives',
      'part: A list of materials',
      'part: A step-by-step procedure',
      'part: An assessment',
      'part: Accommodations for English learners',
      'part: Explain how the plan meets one state standard',
    ],
  ],
  [
    'a comparison of recordings',
    'Listen to two recordings of the same symphony. Write 2 pages comparing tempo, dynamics and phrasing. Which performance do you prefer and why? Bring your notes to class.',
    [
      'length: 2 pages',
      'part: Compare tempo, dynamics and phrasing',
      'part: Which performance do you prefer and why?',
    ],
  ],
  ['instructions that ask for nothing', 'See the rubric. Good luck! Remember that spelling counts.', []],
  [
    'labeled parts',
    'Part 1: Choose an ad and describe its audience. Part 2: Explain which appeals it uses. Part 3: Redesign the ad for another audience and justify your changes.',
    [
      'part: Describe its audience',
      'part: Explain which appeals it uses',
      'part: Redesign the ad for another audience',
      'part: Justify your changes',
    ],
  ],
];

describe('readRequirements', () => {
  it.each(READ)('lists %s', (_, instructions, lines) => {
    expect(linesOf(instructions)).toEqual(lines);
  });

  it('reads the description where there are no instructions', () => {
    expect(linesOf('', 'Explain how vaccines work.')).toEqual(['part: Explain how vaccines work']);
    expect(linesOf('Explain how vaccines work.', 'Describe a virus.')).toEqual([
      'part: Explain how vaccines work',
    ]);
  });

  it.each([
    'Submit your essay on Canvas by Friday.',
    'Late papers lose ten percent a day.',
    'Reply to two classmates by Sunday.',
    'Plagiarism will be reported.',
    'Write a paper on a topic of your choice.',
    'Answer all of the following questions:',
    'You will have 50 minutes. Write legibly.',
  ])('lists nothing for %s', (instructions) => {
    expect(linesOf(instructions)).toEqual([]);
  });

  it('lists what the paper is not to say', () => {
    expect(linesOf('Do not summarize the plot.')).toEqual(['format: Do not summarize the plot']);
  });

  it('keeps words in parentheses and quotations together', () => {
    expect(linesOf('Discuss two uses (to explain, to predict, and describe) of models.')).toEqual([
      'part: Discuss two uses (to explain, to predict, and describe) of models',
    ]);
  });

  it('gives every requirement an id of its own that does not change', () => {
    const twice = 'Describe the sample. Explain the method in 300 words. Then describe the sample again.';
    const ids = readRequirements({ title: '', description: '', instructions: twice }).map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(
      readRequirements({ title: 'Other', description: '', instructions: twice }).map(({ id }) => id),
    ).toEqual(ids);
  });

  it('keeps the words that a requirement came from, and the place that it names', () => {
    const [one] = readRequirements({
      title: '',
      description: '',
      instructions: 'Please begin by defining the problem.',
    });
    expect(one).toMatchObject({
      text: 'Begin by defining the problem',
      asWritten: 'Please begin by defining the problem',
    });
  });
});
