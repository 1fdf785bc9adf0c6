/** A student's text of several paragraphs. */
export const essay = Array.from(
  { length: 12 },
  (_, index) =>
    `Sleep matters for students in many ways, as study ${index + 1} have shown. The hippocampus replays what was learned during the day, and this helps memory. Students which sleep less remember fewer words (Diaz and Lee, 2019).`,
);
