/** Something that feedback may speak of, under the id by which a sentence names it. */
export type FeedbackItem = {
  readonly id: string;
  readonly text: string;
  /** What the assignment in the prompt says under the same id, so that it need not be repeated. */
  readonly about?: string;
  /** Ids of its findings, requirements or criteria. */
  readonly restsOn: readonly string[];
  /** Whether the feedback is incomplete without it. */
  readonly isDue?: boolean;
  /** Passages of the paper as they would be right, which feedback may quote. */
  readonly corrections?: readonly string[];
};
