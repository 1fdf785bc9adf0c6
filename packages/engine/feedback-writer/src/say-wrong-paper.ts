import type { FeedbackStyle } from '@greenpen/grading';
import type { Claim } from './claims.ts';
import type { Said } from './draft.ts';
import type { Variants } from './unjudged.ts';
import type { WrongPaper } from './wrong-paper.ts';

type Read = { readonly wrong: WrongPaper; readonly about: string | null; readonly kind: string };

/** What was read and what was asked: the file is named once, by its title or by how it begins. */
function sayRead({ wrong: { is, title, begins, asked }, about, kind }: Read): string {
  const from = begins === null || title !== null ? '' : ` (it begins “${begins}”)`;
  const file = title === null ? `this ${kind}` : `the file that you sent, ${title},`;
  const task = asked === null ? '' : ` The assignment ${asked}.`;
  if (is === 'unreadable')
    return `I cannot read ${title ?? `this ${kind}`} as English sentences${from}.${task}`;
  if (is === 'several-texts')
    return `${file} seems to be put together from several texts${about === null ? '' : `, on ${about}`}${from}.${task}`;
  if (title !== null)
    return asked === null
      ? `${file} does not answer the assignment.`
      : `${file} does not answer the assignment, which ${asked}.`;
  const read = about === null ? `${file} is on another subject${from}` : `${file} is about ${about}${from}`;
  return asked === null
    ? `${read}, and it does not answer the assignment.`
    : `${read}, and the assignment ${asked}.`;
}

const TO_DO: Readonly<Record<FeedbackStyle, (forWork: string) => Variants>> = {
  conversational: (forWork) => [
    `If this is the wrong file, please send me the right one${forWork}; if you meant to send it, come and talk to me before you write more.`,
  ],
  direct: (forWork) => [
    `If this is the wrong file, send the right one${forWork}. If you meant to send it, see me first.`,
  ],
  detailed: (forWork) => [
    `If this is the wrong file, please submit the right one${forWork}; if it was meant, I suggest that we discuss the assignment first.`,
  ],
};

const claims: readonly Claim[] = [{ is: 'wrong-paper' }];

/** The one message: what was read, what was asked, what to do. */
export function sayWrongOverall(
  read: Read,
  { style, firstName }: { readonly style: FeedbackStyle; readonly firstName: string | null },
): readonly Said[] {
  const { wrong } = read;
  const address = firstName === null ? '' : `${firstName}, `;
  const said = `${address}${sayRead(read)}`;
  return [
    {
      paragraph: 0,
      variants: [said.charAt(0).toUpperCase() + said.slice(1)],
      brief: briefly(read),
      claims,
      restsOn: wrong.ids,
      isNeeded: true,
    },
    {
      paragraph: 0,
      variants: TO_DO[style](wrong.forWork),
      brief: 'If this is the wrong file, send the right one.',
      claims,
      restsOn: wrong.ids,
      isNeeded: true,
    },
  ];
}

/** "This paper is about plastic. The assignment asks “Should the buses be free?”" */
function briefly({ wrong: { is, asked }, about, kind }: Read): string {
  const read =
    is === 'unreadable'
      ? `I cannot read this ${kind}.`
      : is === 'several-texts'
        ? `This ${kind} mixes several texts.`
        : `This ${kind} is about ${about ?? 'another subject'}.`;
  if (asked === null || (about !== null && is === 'off-topic')) return read;
  return `${read} The assignment ${asked}${/[?.]”$/u.test(asked) ? '' : '.'}`;
}

/** One sentence for each area: nothing is judged until the right paper is there. */
export function sayWrongArea(
  area: 'grammar' | 'apa' | 'content',
  read: Read,
  style: FeedbackStyle,
): readonly Said[] {
  const { forWork } = read.wrong;
  const once = `once I have the right ${read.kind}${forWork}`;
  const until = `until the right ${read.kind}${forWork} is here`;
  const because = `because this is not the right ${read.kind}${forWork}`;
  const said: Readonly<Record<FeedbackStyle, Readonly<Record<typeof area, string>>>> = {
    conversational: {
      content: `I will comment on the content ${once}.`,
      grammar: `I will mark the language ${once}.`,
      apa: `I will look at citations and references ${once}.`,
    },
    direct: {
      content: `No comments on the content ${until}.`,
      grammar: `No comments on the language ${until}.`,
      apa: `No comments on citations and references ${until}.`,
    },
    detailed: {
      content: `The content was not assessed, ${because}.`,
      grammar: `The language was not assessed, ${because}.`,
      apa: `Citations and references were not assessed, ${because}.`,
    },
  };
  return [{ paragraph: 0, variants: [said[style][area]], claims, restsOn: read.wrong.ids, isNeeded: true }];
}
