import type { FeedbackStyle } from '@greenpen/grading';
import type { Claim } from './claims.ts';
import type { Said } from './draft.ts';
import type { Variants } from './unjudged.ts';
import type { WrongPaper } from './wrong-paper.ts';

type Read = { readonly wrong: WrongPaper; readonly about: string | null; readonly kind: string };

/** What was read: "your paper, “Plastic in the Sea,” is about plastic and recycling". */
function sayRead({ wrong: { is, title, begins }, about, kind }: Read): string {
  const from = begins === null ? '' : ` (it begins “${begins}”)`;
  const file = title === null ? `this ${kind}` : `the file that you sent, ${title},`;
  if (is === 'unreadable') return `I cannot read ${title ?? `this ${kind}`} as English sentences${from}`;
  if (is === 'several-texts')
    return `${file} seems to be put together from several texts${about === null ? '' : `, on ${about}`}${from}`;
  return about === null ? `${file} is on another subject${from}` : `${file} is about ${about}${from}`;
}

/** “Plastic in the Sea”, "a paper on plastic": short, because the first sentence says what it is about. */
function nameOf({ wrong: { title, begins, is }, about, kind }: Read): string {
  if (title !== null) return title;
  const [first] = about?.split(/, | and /u) ?? [];
  if (first !== undefined && !first.includes('“') && is === 'off-topic') return `a ${kind} on ${first}`;
  return begins === null || is === 'unreadable' ? `this ${kind}` : `the ${kind} that begins “${begins}”`;
}

const TO_DO: Readonly<Record<FeedbackStyle, (it: string) => Variants>> = {
  conversational: (it) => [
    `If this is the wrong file, please send me the right one; if you meant to send ${it}, come and talk to me before you write more.`,
  ],
  direct: (it) => [
    `If this is the wrong file, send the right one. If you meant to send ${it}, see me first.`,
  ],
  detailed: (it) => [
    `If this is the wrong file, please submit the right one; if ${it} was meant, I suggest that we discuss the assignment first.`,
  ],
};

const claims: readonly Claim[] = [{ is: 'wrong-paper' }];

/** The one message: what was read, what was asked, what to do. */
export function sayWrongOverall(
  read: Read,
  { style, firstName }: { readonly style: FeedbackStyle; readonly firstName: string | null },
): readonly Said[] {
  const { wrong } = read;
  const what = sayRead(read);
  const asked = wrong.asked === null ? 'it does not answer the assignment' : `the assignment ${wrong.asked}`;
  const address = firstName === null ? '' : `${firstName}, `;
  const ended = /[?.]”$/u.test(asked) ? asked : `${asked}.`;
  const it = nameOf(read);
  const said = `${address}${what}, and ${ended}`;
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
      variants: TO_DO[style](it),
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
  if (asked === null) return read;
  return `${read} The assignment ${asked}${/[?.]”$/u.test(asked) ? '' : '.'}`;
}

/** One sentence for each area: nothing is judged until the right paper is there. */
export function sayWrongArea(
  area: 'grammar' | 'apa' | 'content',
  read: Read,
  style: FeedbackStyle,
): readonly Said[] {
  const it = nameOf(read);
  const said: Readonly<Record<FeedbackStyle, Readonly<Record<typeof area, string>>>> = {
    conversational: {
      content: `I have not commented on the content of ${it}, because it is not what this assignment is about.`,
      grammar: `I have not marked the sentences of ${it} either; I would rather read those of the right ${read.kind}.`,
      apa: `For the same reason, I left the citations in ${it} alone.`,
    },
    direct: {
      content: `No comments on the content of ${it}: the assignment has another question.`,
      grammar: `No comments on the language of ${it} until the right ${read.kind} is here.`,
      apa: `No comments on the citations in ${it} either.`,
    },
    detailed: {
      content: `The content of ${it} was not assessed, because it does not address the assignment.`,
      grammar: `The language of ${it} was not assessed.`,
      apa: `Nor were citations and references in ${it}.`,
    },
  };
  return [{ paragraph: 0, variants: [said[style][area]], claims, restsOn: read.wrong.ids, isNeeded: true }];
}
