/** What a part of an assignment asks a writer to do, as far as a next step can be told from it. */
type PartKind = {
  readonly name: string;
  /** Looked for in the words of the requirement. */
  readonly asked: RegExp;
  /** Why a reader needs it, as a clause with a small letter. */
  readonly why: (slots: Slots) => readonly string[];
  /** What to do, as an order with a small letter that calls the part "it". */
  readonly move: (slots: Slots) => readonly string[];
  /** Where it fits best: before the ending, at the end, at the beginning, or wherever its subject comes up. */
  readonly at: 'before-end' | 'end' | 'opening' | 'near';
};

/** What of the paper a step can name. */
export type Slots = {
  /** "the legislature should replace money bail"; `null` where the paper states no such claim. */
  readonly claim: string | null;
  /** "money bail"; `null` where the paper names nothing often enough. */
  readonly subject: string | null;
  /** “Should the buses be free?”; `null` where the assignment asks no such question. */
  readonly question: string | null;
  /** "after paragraph 4 (New Jersey)"; empty where no place is better than another. */
  readonly place: string;
};

const on = (subject: string | null) => (subject === null ? '' : ` on ${subject}`);
const about = (subject: string | null) => (subject === null ? '' : ` about ${subject}`);
const at = (place: string) => (place === '' ? '' : ` ${place}`);

/** Most particular first. Add a row for another kind. */
const partKinds: readonly PartKind[] = [
  {
    name: 'objection',
    asked:
      /\b(?:counter-?\s?arguments?|counter-?claims?|opposing|objections?|other side|opposite|rebut\w*|refut\w*|critics?|skeptics?|opponents?|contradicts?|differs? from (?:yours|your)|(?:alternative|different|another|other) (?:views?|interpretations?|explanations?|readings?)|(?:people|those|someone|anyone|somebody|others|readers) who (?:might |may |would |could )?disagrees?|(?:argument|evidence|case|say|said) against)\b/iu,
    why: ({ claim, subject }) =>
      claim === null
        ? [`readers who see${subject === null ? ' it' : ` ${subject}`} differently will be waiting for it`]
        : [
            `a reader who doubts that ${claim} will be waiting for it`,
            `the claim that ${claim} is only as strong as its answer to the other side`,
          ],
    move: ({ claim, subject, place }) => [
      `state it${at(place)} as its supporters would, and then say why you still ${claim === null ? `hold your view${on(subject)}` : `think that ${claim}`}`,
      `give it a paragraph${at(place)}, in words that its supporters would accept, and answer it before you go on`,
    ],
    at: 'before-end',
  },
  {
    name: 'reply',
    asked: /\b(?:respond|response|reply|answer (?:it|them|the objection))\b/iu,
    why: ({ subject }) => [`an objection that has no answer speaks against your view${on(subject)}`],
    move: ({ place }) => [`answer it${at(place)}: say what it overlooks, or how far it is right`],
    at: 'before-end',
  },
  {
    name: 'error',
    asked: /\b(?:sources? of error|errors? in|experimental errors?|measurement errors?)\b/iu,
    why: () => ['a reader needs to know how far your measurements can be trusted'],
    move: ({ place }) => [
      `say${at(place)} what may have gone wrong in the measurement, and in which direction it would change the result`,
    ],
    at: 'before-end',
  },
  {
    name: 'cost',
    asked:
      /^(?:then |also |finally,? )?(?:estimate|calculate|compute)\b|^(?:\p{L}+ )(?:the |its )?(?:costs?|budget)\b/iu,
    why: () => ['readers who have to decide will ask about the cost first'],
    move: ({ place }) => [`give the number${at(place)}, and show in one line how you arrived at it`],
    at: 'near',
  },
  {
    name: 'limitation',
    asked: /\b(?:limitations?|limits of|weakness(?:es)?|drawbacks?|shortcomings?|flaws?|caveats?)\b/iu,
    why: ({ subject }) => [`a reader needs to know how far the findings${on(subject)} reach`],
    move: ({ place, subject }) => [
      `say${at(place)} what ${subject === null ? 'the study' : `the evidence on ${subject}`} could not show, and for whom it may not hold`,
    ],
    at: 'before-end',
  },
  {
    name: 'proposal',
    asked:
      /\b(?:recommend\w*|propos\w+|suggest\w*|solutions?|interventions?|action|next steps?|(?:one|two|three|a|concrete|practical|first) (?:\p{L}+ )?steps?|do differently)\b/iu,
    why: ({ subject }) => [`a reader will ask what should follow from what you say${about(subject)}`],
    move: () => [
      'say what should be done, by whom and when, so that a reader could tell whether it happened',
    ],
    at: 'end',
  },
  {
    name: 'evaluation',
    asked:
      /\b(?:evaluat\w+|assess\w*|critiqu\w+|strengths?|effective(?:ness)?|how (?:well|effective|convincing|successful))\b/iu,
    why: ({ subject }) => [
      `a description${subject === null ? '' : ` of ${subject}`} does not yet show how well it works`,
    ],
    move: ({ place }) => [
      `say${at(place)} how well it works, by a measure that a reader can check, and what speaks against it`,
    ],
    at: 'near',
  },
  {
    name: 'comparison',
    asked: /\b(?:compar\w+|contrast\w*|differ\w*|similarit\w+|versus|distinguish\w*)\b/iu,
    why: ({ subject }) => [`two descriptions side by side leave the comparison${on(subject)} to the reader`],
    move: ({ place }) => [
      `choose two or three features${at(place)}, and say for each how the two differ and why`,
    ],
    at: 'near',
  },
  {
    name: 'definition',
    asked: /\b(?:defin(?:e|es|ing|ition)|meaning of|what is meant)\b/iu,
    why: ({ subject }) => [`what you say${about(subject)} depends on what the term covers`],
    move: ({ place }) => [`define it in one sentence${at(place)}, with its source, before you use it`],
    at: 'opening',
  },
  {
    name: 'case',
    asked:
      /\b(?:an?|one|two|each) (?:\p{L}+ ){0,2}(?:alternative|policy|program|city|state|country|company|organization|law|reform|event|artwork|product)\b/iu,
    why: ({ subject }) => [
      `a reader can weigh what you say${about(subject)} only against something that was tried`,
      `what you say${about(subject)} stays general until it has a case`,
    ],
    move: ({ place }) => [`name it${at(place)}, and say who did what, when, and what came of it`],
    at: 'near',
  },
  {
    name: 'summary',
    asked: /\b(?:summar\w+|main (?:argument|idea|point)|overview)\b/iu,
    why: ({ subject }) => [
      `readers need to know what was found${about(subject)} before they can follow what you make of it`,
    ],
    move: ({ place }) => [
      `sum it up${at(place)} in two or three sentences of your own, with the source of each`,
    ],
    at: 'near',
  },
  {
    name: 'hypothesis',
    asked: /\b(?:hypothes[ie]s|research questions?|predictions?)\b/iu,
    why: () => ['a reader can weigh a result only against what was expected'],
    move: () => ['say in one sentence of your opening what you expected, and why'],
    at: 'opening',
  },
  {
    name: 'sources',
    asked:
      /^(?:use|cite|quote|draw on|refer to|include|incorporate)\b.*\b(?:documents?|sources?|readings?|texts?|articles?|quotations?|letters?|passages?)\b/iu,
    why: ({ subject }) => [`a reader can check a claim${about(subject)} only by what it rests on`],
    move: ({ place }) => [
      `name each of them${at(place)} at the point where it bears on what you say, and tell what it shows`,
    ],
    at: 'near',
  },
  {
    name: 'findings',
    asked: /\b(?:findings?|results?|statistics?|figures|numbers|data|research|studies|evidence)\b/iu,
    why: ({ subject }) => [
      `without it, what you say${about(subject)} cannot be checked`,
      `a reader who doubts what you say${about(subject)} will want to see it`,
    ],
    move: ({ place }) => [`give each finding${at(place)} with its number, and say where it comes from`],
    at: 'near',
  },
  {
    name: 'application',
    asked: /\b(?:apply|applies|application|concept|theory|theories|framework|lens)\b/iu,
    why: ({ subject }) => [`naming a concept does not yet show what it explains${about(subject)}`],
    move: ({ place }) => [
      `take one case${at(place)} and show, step by step, what the concept explains in it`,
    ],
    at: 'near',
  },
  {
    name: 'example',
    asked: /\b(?:examples?|instances?|incidents?|occasions?|illustrat\w*|scene|case)\b/iu,
    why: ({ subject }) => [`a general statement${about(subject)} becomes clear in a case`],
    move: ({ place }) => [`add one case${at(place)} with a name, a place or a date, and say what it shows`],
    at: 'near',
  },
  {
    name: 'experience',
    asked:
      /\b(?:your own (?:experience|life|practice|work)|personal|you (?:learned|felt|experienced|noticed))\b/iu,
    why: ({ subject }) => [`your own view${on(subject)} is what the assignment is after`],
    move: ({ place }) => [
      `tell one occasion${at(place)}: what happened, and what it changed in how you think`,
    ],
    at: 'near',
  },
  {
    name: 'question',
    asked:
      /\b(?:ask|pose|raise|(?:end|finish|close|conclude) with)\b.*\bquestions?\b|\b(?:discussion|open(?:-ended)?) questions?\b|\bquestions? (?:for|to) (?:your|the) (?:class\p{L}*|readers?|group|peers)\b/iu,
    why: ({ subject }) => [`classmates can answer a post${on(subject)} only where it leaves something open`],
    move: ({ subject }) => [`end with one question${about(subject)} on which two readers could disagree`],
    at: 'end',
  },
  {
    name: 'reasons',
    asked:
      /\b(?:two|three|four|five|several|\d|your|main|the) (?:\p{L}+ ){0,2}?reasons?\b|\b(?:defend|support|justify) (?:it|your (?:\p{L}+ )?(?:position|view|claim|answer|thesis|stance|argument))\b/iu,
    why: ({ claim }) => [
      claim === null
        ? 'a position is only as strong as the reasons for it'
        : `a reader who doubts that ${claim} needs reasons that can be checked`,
    ],
    move: () => [
      'give each reason a paragraph of its own, and support it with a source, a number or a case',
      'name each reason in the first sentence of its paragraph, and show in the rest how you know it',
    ],
    at: 'near',
  },
  {
    name: 'position',
    asked: /\b(?:position|stance|thesis|claim|your (?:own )?(?:view|opinion)|take a side|argue)\b/iu,
    why: ({ subject }) => [
      `without it, a reader cannot tell what your points${about(subject)} are meant to show`,
    ],
    move: ({ subject, question }) => [
      question === null
        ? `write one sentence near the end of your opening that says what you think${about(subject)} and why`
        : `write one sentence near the end of your opening that answers ${question} and says why`,
    ],
    at: 'opening',
  },
  {
    name: 'method',
    asked: /\b(?:methods?|procedures?|participants|sample|study design|what you did|experiment)\b/iu,
    why: ({ subject }) => [`a reader judges the results${on(subject)} by how they were obtained`],
    move: ({ place }) => [`say${at(place)} who or what was studied, how many, and what was measured`],
    at: 'near',
  },
  {
    name: 'cause',
    asked:
      /\b(?:why (?!(?:it|this|that|they|these|those|you) )|causes?|reasons?|factors?|led to|origins?)\b/iu,
    why: ({ subject }) => [
      `a reader who knows what happened${subject === null ? '' : ` with ${subject}`} will ask why`,
    ],
    move: ({ place }) => [`name the causes one by one${at(place)}, and show how each of them led there`],
    at: 'near',
  },
  {
    name: 'effect',
    asked:
      /\b(?:effects?|impacts?|influences?|consequences?|outcomes?|implications?|significance|importance|matters?)\b/iu,
    why: ({ subject }) => [`a reader will ask what follows from what you say${about(subject)}`],
    move: ({ place }) => [`say${at(place)} who is affected, in what way, and how you know`],
    at: 'near',
  },
  {
    name: 'answer',
    asked: /\?$/u,
    why: () => [],
    move: () => [
      'answer it in one plain sentence near the end of your opening, and let each paragraph show why',
    ],
    at: 'opening',
  },
  {
    name: 'account',
    asked:
      /^(?:explain|say|tell|show|state|discuss|answer)\b.*?\b(?:how|who|what|whether|which|when|where)\b/iu,
    why: () => [],
    move: ({ place }) => [`answer it${at(place)} in two or three sentences, with an example`],
    at: 'near',
  },
  {
    name: 'explanation',
    asked: /\b(?:background|history|describe|explain|introduce)\b/iu,
    why: ({ subject }) => [`a reader who knows nothing${about(subject)} has to be able to follow the rest`],
    move: ({ place }) => [`explain it${at(place)} in three or four sentences of your own`],
    at: 'near',
  },
];

/** Where nothing is known of a part but its words. */
const anyKind: PartKind = {
  name: 'any',
  asked: /^/u,
  why: () => [],
  move: ({ place }) => [`write two or three sentences on it${at(place)}, with an example`],
  at: 'near',
};

/** The kind of step that a missing part calls for. */
export function nextMoveFor(text: string): Pick<PartKind, 'name' | 'why' | 'move' | 'at'> {
  return partKinds.find(({ asked }) => asked.test(text)) ?? anyKind;
}
