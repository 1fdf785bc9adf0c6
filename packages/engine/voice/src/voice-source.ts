import type { AssignmentType, ResponseStyle, TemplateCategory } from '@greenpen/grading';
import type { Area } from '@greenpen/paper';

export const sourceKinds = ['edit', 'example', 'template', 'discussion'] as const;

export type SourceKind = (typeof sourceKinds)[number];

/** How much a source counts: what an instructor changed in a draft tells most about how she writes. */
export const weightOfKind: Readonly<Record<SourceKind, number>> = {
  edit: 3,
  example: 1,
  template: 1,
  discussion: 0.5,
};

/** A text that an instructor wrote about one area; `null` where it is about the whole paper or was not said. */
export type SourcePart = {
  readonly area: Area | null;
  readonly text: string;
  /** What the engine had drafted; absent where she wrote all of it. */
  readonly draft?: string | undefined;
};

/** Something that an instructor wrote, from which her voice is learned. */
export type VoiceSource = {
  readonly id: string;
  readonly kind: SourceKind;
  /** How the instructor knows it: "Week 3 essay". */
  readonly label: string;
  /** The part on the whole paper first. */
  readonly parts: readonly SourcePart[];
  /** A template's category. */
  readonly category?: TemplateCategory | undefined;
  readonly type?: AssignmentType | undefined;
  /** A discussion example's style. */
  readonly responseStyle?: ResponseStyle | undefined;
  /** The student's work or the classmate's post that it answers. */
  readonly work?: string | undefined;
  /** The checks that marked the work; absent where it was not read. */
  readonly found?: readonly string[] | undefined;
  /** Share of the points that the paper was given, 0 to 1. */
  readonly grade?: number | undefined;
};

/** All that was written in a source. */
export function textOfSource({ parts }: VoiceSource): string {
  return parts.map(({ text }) => text).join('\n');
}
