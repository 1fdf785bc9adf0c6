const paragraphs = [
  'Many students sleep less than seven hours a night, and this essay argues that their memory suffers for it. Diaz and Lee (2019) found that 42% of the students which they asked forgot more words after a short night.',
  'However, not every study agrees. “The effect was small,” write Kim et al. (2021, p. 14), who compared two groups of first-year students at home. There methods differ from those of earlier work, so that the results cannot be compared easily (Osei, 2020; Park & Wong, 2018).',
  'For example, a nap of twenty minutes helped one group to remember names, and it did not help another group at all. This suggests that the time of the day matters, because people who nap in the evening sleep worse at night.',
];

const references = `References

Diaz, M., & Lee, K. (2019). Sleep and recall. Journal of Learning, 12(3), 45–60. https://doi.org/10.5555/jl.2019.12

Kim, S., Roe, J., & Abel, T. (2021). Short nights. Memory Notes, 4(2), 10–22.

Osei, A. (2020). Rest and reading. North Press.`;

/** A paper of usual length with something for most checks, on which a thread practises before the first real one. */
export const practicePaper = `Sleep and Memory

Ana Example

Psychology 101

${Array.from({ length: 6 }, (_, part) => `Part ${part + 1}\n\n${paragraphs.join('\n\n')}`).join('\n\n')}

${references}`;
