import { ofContent, type ContentCheck } from './content-check.ts';

const MOST = 4;

/** What a tool, a template or a web page leaves in a text, and no writer means a reader to see. */
const LEFT_OVER: readonly RegExp[] = [
  /\bas an? (?:AI|artificial intelligence)(?: language)? model\b/iu,
  /\b(?:I hope this (?:essay|paper|text|response|answer|helps)|let me know if you(?: would|['’]d)? (?:like|want|need)|here is (?:an?|the|your) (?:essay|paper|draft|revised version))\b/iu,
  /\[(?:insert|add|your|name|date|title|course|institution|instructor|professor|student|source|citation needed|edit|todo|tbd|xx+)\b[^\]\n]{0,80}\]/iu,
  /\blorem ipsum\b/iu,
  /\b(?:click (?:or tap )?here to enter text|type (?:your )?(?:text|title) here)\b/iu,
  /\bregenerate response\b|\bturn\d+(?:search|view)\d+\b|\boaicite\b|\butm_source=chatgpt\b/iu,
];

export const contentLeftOverText: ContentCheck = {
  ...ofContent,
  id: 'content-left-over-text',
  severity: 'advice',
  cost: 'none',
  summary: 'No words from a template, a tool or a web page are left in the text.',
  title: 'Placeholder text left in',
  advice: {
    noun: 'words that look left over from a template or a tool',
    how: ['Remove them, and check that the text around them is your own.'],
  },
  *run({ work: { text, paragraphs } }) {
    let found = 0;
    for (const { span } of paragraphs.flatMap(({ sentences }) => sentences)) {
      const sentence = text.slice(span.start, span.end);
      const match = LEFT_OVER.map((pattern) => pattern.exec(sentence)).find((hit) => hit !== null);
      if (match === undefined) continue;
      if ((found += 1) > MOST) return;
      const start = span.start + match.index;
      yield {
        span: { start, end: start + match[0].length },
        message:
          'These words look left over from a template, a tool or a web page; they do not belong in the paper.',
      };
    }
  },
};
