import type { TopicRow } from './topic.ts';

/** What the content checks are about. Add a row, nothing else. */
export const contentTopics: readonly TopicRow[] = [
  [
    /^content-too-short/u,
    'the length',
    [
      'Add what a skeptical reader would ask for next: a reason, a case, a counterargument.',
      'Look for the claim you passed over fastest; there is usually a page in it.',
    ],
    undefined,
    'development',
  ],
  [
    /^content-too-long/u,
    'the length',
    [
      'Cut first what repeats a point that you have already made.',
      'Decide which point the paper could do without, and let it go.',
    ],
  ],
  [
    /^content-too-few-sources/u,
    'the number of sources',
    ['Search for studies that test your main claim, and say what each one adds.'],
    undefined,
    'sources',
  ],
  [
    /^content-off-topic/u,
    'the subject of the assignment',
    ['Go back to the assignment and write about the subject that it names.'],
    undefined,
    'coverage',
  ],
  [
    /^content-question-not-taken-up/u,
    'a part of the assignment that is hardly answered',
    ['Answer it in a paragraph of its own, with the assignment’s own terms.'],
    undefined,
    'coverage',
  ],
  [
    /^content-much-quotation/u,
    'the share of quotation',
    ['Paraphrase what a source says and keep its words only where the wording matters.'],
    undefined,
    'sources',
  ],
  [
    /^content-repeated-text/u,
    'text that appears twice',
    ['Keep the better version and use the space for something new.'],
    'sentence',
    'development',
  ],
  [
    /^content-unreadable-text/u,
    'passages that do not read as sentences',
    ['Rewrite them as complete sentences or take them out.'],
    'sentence',
    'language',
  ],
  [
    /^content-copied-instructions/u,
    'wording taken over from the assignment',
    ['Say in your own words how you read the task.'],
    'sentence',
    'coverage',
  ],
  [
    /^content-left-over-text/u,
    'words that look left over from a template or a tool',
    ['Take them out, and read the text around them to see whether it is yours.'],
  ],
  [
    /^content-unsupported-claim/u,
    'claims about research that name no study',
    [
      'Say which study found it, or make it your own claim.',
      'Add the author and the year right after the claim, or say it more modestly.',
    ],
    'sentence',
    'sources',
  ],
  [
    /^content-paragraph-without-source/u,
    'paragraphs that rest on no source',
    [
      'Ask of the main claim how a reader could check it, and cite that.',
      'One good source at the claim that carries the paragraph is enough.',
    ],
    'paragraph',
    'sources',
  ],
  [
    /^content-long-paragraph/u,
    'very long paragraphs',
    [
      'One idea to a paragraph makes the line of thought visible.',
      'Break at the sentence where the subject changes.',
    ],
    'paragraph',
    'structure',
  ],
  [
    /^content-thin-paragraph/u,
    'paragraphs that stop early',
    [
      'Follow the point with evidence and with what it means for your argument.',
      'Two or three more sentences, on why it holds and what follows, would round it off.',
    ],
    'paragraph',
    'development',
  ],
  [
    /^content-no-conclusion/u,
    'the ending',
    [
      'Close by saying what your evidence adds up to and why it matters.',
      'Two or three sentences that answer “so what” are enough.',
    ],
    'sentence',
    'structure',
  ],
  [
    /^content-addressed-to-grader/u,
    'sentences that speak to the grader',
    ['A paper speaks to its readers; take these sentences out.'],
    'sentence',
  ],
];
