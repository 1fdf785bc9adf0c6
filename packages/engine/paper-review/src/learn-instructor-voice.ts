import type { AssignmentBrief, Drafting, FeedbackStyle, ReplyStyle, ResponseStyle } from '@greenpen/grading';
import { findNearestReplies, learnVoice, type VoiceProfile } from '@greenpen/voice';
import type { InstructorVoice } from './review-request.ts';

/** The work that a draft is about. */
export type AboutWork = { readonly text: string; readonly brief: AssignmentBrief | null };

/**
 * The voice as it is learned from what the instructor wrote and from what was marked in the papers of her examples. A
 * discussion post is answered as she answers posts, and not as she grades papers.
 */
export function learnInstructorVoice(
  { sources, corrections }: InstructorVoice,
  { marked, work }: { readonly marked: NonNullable<Drafting['marked']>; readonly work: AboutWork },
): VoiceProfile {
  const replies = isPost(work) ? findNearestReplies(sources, wordsOf(work)) : null;
  const heard =
    replies === null ? sources : [...replies.sources, ...sources.filter(({ kind }) => kind === 'template')];
  const read = heard.map((source) => {
    const found = marked[source.id];
    return found === undefined ? source : { ...source, found };
  });
  return learnVoice(read, corrections);
}

/** How replies are written where the instructor gave no discussion example. */
const STYLE_OF_REPLIES: Readonly<Record<FeedbackStyle, ResponseStyle>> = {
  conversational: 'conversational',
  direct: 'analytical',
  detailed: 'formal',
};

/** The style in which a discussion post is answered: that of the nearest discussion examples. */
export function findReplyStyle(
  voice: InstructorVoice | undefined,
  work: AboutWork,
  usual: FeedbackStyle,
): ReplyStyle | undefined {
  if (!isPost(work)) return undefined;
  const replies = findNearestReplies(voice?.sources ?? [], wordsOf(work));
  if (replies === null) return { style: STYLE_OF_REPLIES[usual], examples: 0 };
  const { style, sources } = replies;
  return { style, examples: sources.filter(({ responseStyle = style }) => responseStyle === style).length };
}

const isPost = ({ brief }: AboutWork) => brief?.type === 'discussion';

function wordsOf({ text, brief }: AboutWork): string {
  return [brief?.title, brief?.description, brief?.instructions, text].join('\n');
}
