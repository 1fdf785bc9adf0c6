import type { TestPaper } from './paper-content.ts';

const post = `Hello everyone,

I found this week's reading on peer review useful because it matched what I see in my own group. Osei (2021) writes that feedback works best when it names one strength and one next step, and our group did the same in the second week. Two members told me that they used the comments at once.

I disagree with one point. The author assumes that students trust one another from the start. In my experience trust grows slowly, and a group needs a few easy tasks before members speak openly. Has anyone seen this done well in an online course?

Reference

Osei, A. (2021). Kind and useful: Feedback among students. Teaching Notes, 5(2), 30–41. https://doi.org/10.5555/tn.2021.0502
`;

/** A short discussion post as plain text, as a learning management system's download names it. */
export function discussionPost(): TestPaper {
  return {
    fileName: 'leeanna_48211_901122_week 3 post.txt',
    bytes: new TextEncoder().encode(post),
    student: null,
    planted: [],
  };
}
