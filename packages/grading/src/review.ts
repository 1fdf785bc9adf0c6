import type {
  Area,
  CheckDescription,
  ExtractionNote,
  Finding,
  GrammarExtent,
  HiddenText,
  Span,
} from '@greenpen/paper';
import type { FeedbackStyle, Weights } from './criteria.ts';
import type { DoubtCode } from './doubt.ts';
import type { Letter } from './grade-scale.ts';
import type { Judgement } from './judgement.ts';
import type { Verdict } from './requirements/requirement.ts';
import type { AssignmentBrief, ResponseStyle } from './teaching.ts';

/** 0 to 100, one decimal at most. */
export type AreaScores = Readonly<Record<Area, number>>;

export type Scores = AreaScores & { readonly total: number };

/** A measured part of an area's score, with a sentence that explains the measurement. */
export type ScorePart = {
  readonly id: string;
  readonly label: string;
  readonly points: number;
  readonly maxPoints: number;
  readonly reason: string;
};

/** Checks whose findings share a cause, and the most that they may cost together. */
export type SharedCap = { readonly cause: string; readonly checks: readonly string[]; readonly cap: number };

/**
 * The most that an area can score, whatever its parts add up to. Where it rests on a finding, it holds while that
 * finding is kept.
 */
export type ScoreCeiling = {
  readonly most: number;
  /** One sentence for the instructor. */
  readonly reason: string;
  readonly finding: string | null;
};

/**
 * How an area's score is calculated. The `parts` add up to the starting score; each kept finding deducts its cost,
 * up to its check's cap. Enough to recalculate the score after a finding is dismissed.
 */
export type AreaBasis = {
  readonly parts: readonly ScorePart[];
  /** Points by finding id; a finding that is not listed costs nothing. */
  readonly costs: Readonly<Record<string, number>>;
  /** The most that all findings of one check may cost together, by check id; absent means no cap. */
  readonly caps: Readonly<Record<string, number>>;
  /** Caps that several checks share; absent in reviews that have none. */
  readonly together?: readonly SharedCap[] | undefined;
  /** Absent where nothing limits the score. */
  readonly ceilings?: readonly ScoreCeiling[] | undefined;
};

/** Id of the content part that is calculated from the verdicts on what the assignment asks for. */
export const askedPartId = 'coverage';

/** What the points for "What was asked" are calculated from. */
export type RequirementsBasis = {
  /** The most that the part gives. */
  readonly maxPoints: number;
  /** The engine's verdicts by requirement id. */
  readonly verdicts: Readonly<Record<string, Verdict>>;
  /** Ids of the required ones; the others are shown and give no points. */
  readonly required: readonly string[];
  /** Ids of the required ones that are parts to answer; absent in reviews made before a missing part cost its share. */
  readonly parts?: readonly string[] | undefined;
};

export type ScoreBasis = {
  /** Words of the text that was scored: without references and title page. */
  readonly words: number;
  readonly areas: Readonly<Record<Area, AreaBasis>>;
  /** Absent where nothing was asked, and in reviews made before requirements were judged. */
  readonly requirements?: RequirementsBasis | undefined;
  /** Areas that do not apply to this paper and weigh nothing, unless the instructor scores them; absent: none. */
  readonly notJudged?: readonly Area[] | undefined;
  /** Points that move the weighted mean of the areas to the instructor's scale; absent in reviews that have none. */
  readonly total?: readonly ScorePart[] | undefined;
};

/** Plain text; paragraphs are separated by an empty line. */
export type Feedback = Readonly<Record<Area, string>> & { readonly overall: string };

/** A sentence or two of a draft, with what it rests on. */
export type DraftedSentence = {
  readonly area: Area | 'overall';
  readonly text: string;
  /** Ids of findings, own comments and requirements, and "score:content" where it rests on a score. */
  readonly restsOn: readonly string[];
  /** What the verdicts and scores among them were when it was drafted, by id; absent where it rests on none. */
  readonly decided?: Readonly<Record<string, Verdict | number>> | undefined;
};

/** A draft, as text and sentence by sentence. */
export type WrittenDraft = {
  readonly feedback: Feedback;
  readonly sentences: readonly DraftedSentence[];
  /** What there is to tell the student, in one sentence to the instructor; absent in drafts that have none. */
  readonly forInstructor?: string | undefined;
};

/**
 * What a draft was written from, besides the paper and the rest of its review. It is kept with the review, so that the
 * draft can be written again when the instructor decides otherwise.
 */
export type Drafting = {
  readonly brief: AssignmentBrief | null;
  /** How much of the paper could be judged; `grammar` is null where grammar could not be checked. */
  readonly measured: { readonly grammar: GrammarExtent | null; readonly newWords: number };
  /** Words that tell what an off-topic paper is about instead. */
  readonly about: readonly string[];
  /** The checks that made the findings. */
  readonly checks: readonly CheckDescription[];
  /** Ids of findings that are shown and not talked about, because they do not apply to this kind of paper. */
  readonly unspoken: readonly string[];
  /** The checks that marked the papers of the instructor's examples, by example id; absent without examples. */
  readonly marked?: Readonly<Record<string, readonly string[]>> | undefined;
  /** How the overall comment replies to a discussion post; absent for other work and where it cannot reply. */
  readonly reply?: ReplyStyle | undefined;
};

/** The style of a reply, and the number of the instructor's discussion examples that it was taken from. */
export type ReplyStyle = { readonly style: ResponseStyle; readonly examples: number };

/** The author of a paper, as found in its text and file name. */
export type FoundStudent = {
  readonly name: string | null;
  readonly email: string | null;
  /** A second person named on the title page or in the file name; absent or null if there is none. */
  readonly otherName?: string | null;
};

/** What the engine produced for a paper: a draft until the instructor approves it. */
export type Review = {
  /** Version of the engine, so that later versions can explain differences. */
  readonly engine: string;
  readonly scores: Scores;
  readonly letter: Letter;
  readonly weights: Weights;
  readonly feedbackStyle: FeedbackStyle;
  readonly basis: ScoreBasis;
  readonly feedback: Feedback;
  /** The sentences of `feedback`. */
  readonly sentences: readonly DraftedSentence[];
  /** What there is to tell the student, in one sentence to the instructor; absent in older reviews. */
  readonly forInstructor?: string | undefined;
  readonly drafting: Drafting;
  readonly findings: readonly Finding[];
  readonly student: FoundStudent;
  readonly words: number;
  readonly pages: number;
  readonly notes: readonly ExtractionNote[];
  readonly hidden: readonly HiddenText[];
  /** Reasons to check the grade before relying on it. */
  readonly doubts: readonly DoubtCode[];
  readonly judgement: Judgement;
  /** The parts that only the writer can have written, by which copies are found. */
  readonly prose: readonly Span[];
};

/** The engine name of a review whose grade the instructor entered by hand, for an unreadable paper. */
export const byHand = 'by hand';

const nothingMeasured: AreaBasis = { parts: [], costs: {}, caps: {} };

/** The basis of a grade without measurements: the instructor entered every score. */
export const handBasis: ScoreBasis = {
  words: 0,
  areas: { grammar: nothingMeasured, apa: nothingMeasured, content: nothingMeasured },
};
