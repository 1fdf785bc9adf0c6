/** An assignment with a short paper that answers it: any other pair of the two is off topic. */
export type SubjectPaper = {
  readonly title: string;
  readonly instructions: string;
  readonly text: string;
};

/** Ten subjects that have little in common. */
export const subjectPapers: readonly SubjectPaper[] = [
  {
    title: 'Kant on Lying',
    instructions:
      'Explain why Kant holds that lying is always wrong, using the formula of universal law. Then discuss the case of the murderer at the door and say whether duty allows an exception. About 300 words.',
    text: [
      'Kant asks of every maxim whether it could be willed as a law for all. A lie fails at once. If anyone could lie whenever it was useful, no promise would be believed, and the lie itself would lose its point. The contradiction lies in the will of the liar, who needs the trust that his maxim destroys.',
      'The hard case is the murderer who knocks and asks where our friend is hiding. Kant answers that even then we owe the truth, because duty does not depend on results. We may stay silent or shut the door, but a false statement treats the murderer as a mere means.',
      'I find the answer too strict. A maxim such as “deceive those who would use the truth to kill” can be willed by everyone without destroying trust. The moral law itself seems to leave room for this exception.',
    ].join('\n\n'),
  },
  {
    title: 'Urban Heat Islands',
    instructions:
      'Describe what causes urban heat islands, who suffers most from the heat, and evaluate two measures that a city could take, such as green roofs, street trees or reflective pavement.',
    text: [
      'On a July evening the center of a large city can be five degrees warmer than the fields around it. Asphalt and brick store the warmth of the day and give it back after sunset. There is little soil from which water could evaporate, and air conditioners and engines add heat of their own.',
      'The people who pay for this live on the top floors of old blocks. They are often elderly, and many of them cannot afford cooling. Neighborhoods without parks also had the most ambulance calls in the last hot summer.',
      'Trees along the street shade the pavement and cool the air by evaporation, but they need ten years to grow. Pale roofs and pavement reflect sunlight from the first day and cost less. A city should paint now and plant at the same time.',
    ].join('\n\n'),
  },
  {
    title: 'Sonata Form in Beethoven',
    instructions:
      'Listen to the first movement of a Beethoven piano sonata from the list and analyze it: name the themes of the exposition, follow the keys of the development, and describe how the recapitulation differs.',
    text: [
      'The first movement of the “Pathétique” opens with a slow introduction in C minor whose heavy chords return later. When the exposition begins, the first theme climbs over a trembling bass, restless and loud. The second theme is a dialogue of two voices, and it starts in the unexpected key of E-flat minor before it settles in the major.',
      'The development is short. It brings the slow chords back, moves to E minor, and breaks the first theme into pieces that pass through several keys over a pedal.',
      'In the recapitulation the second theme comes first in F minor and only then in the tonic. The coda recalls the introduction once more, without its opening chord, so that the music seems to falter before the last rush.',
    ].join('\n\n'),
  },
  {
    title: 'Depreciation Methods',
    instructions:
      'Compare straight-line and declining-balance depreciation for a delivery truck. Show how each method affects net income and the book value of the asset in the first three years, and recommend one to a small firm.',
    text: [
      'A truck that costs 40,000 dollars and lasts five years can be written off in equal parts. With the straight-line method and a salvage value of 5,000 dollars, the expense is 7,000 dollars in every year, and the book value after three years is 19,000 dollars.',
      'The declining-balance method takes 40 percent of what is left. The expense is 16,000 dollars in the first year, 9,600 in the second and 5,760 in the third, so that net income starts low and recovers. The book value falls to 8,640 dollars in the same time.',
      'For a small firm I would recommend the second method for the tax return, because the early deductions leave more cash, and the first for the statements that the bank reads, since it keeps earnings even.',
    ].join('\n\n'),
  },
  {
    title: 'Responsibility in Frankenstein',
    instructions:
      'Write an essay on Mary Shelley’s Frankenstein in which you argue who is responsible for the deaths in the novel, Victor or the creature. Use at least three scenes.',
    text: [
      'Victor Frankenstein runs from his creature in the very hour in which it opens its eyes. The scene decides the novel: what he has made reaches out a hand, and its maker flees to his bed. Every later death grows out of that flight.',
      'The creature does kill William, and he lets Justine hang for it. He knows what he does, and in the hut on the glacier he says so. Yet he also tells how he learned to speak beside the cottage, and how the De Laceys beat him when he showed himself.',
      'When Victor tears up the companion that he had promised, he knows the threat and thinks only of himself. Shelley lets both of them speak, but the greater guilt is with the one who could have acted otherwise from the start.',
    ].join('\n\n'),
  },
  {
    title: 'The Bystander Effect',
    instructions:
      'Summarize the classic experiments on the bystander effect, explain diffusion of responsibility and pluralistic ignorance, and apply both to an emergency that you have read about.',
    text: [
      'In the experiments of Darley and Latané, students heard somebody have a seizure over an intercom. Those who believed that they were alone with the victim nearly always helped, and those who thought that four others were listening helped in only a third of the cases. In a second study, smoke came into a room, and people in a group sat still.',
      'Two processes explain this. Responsibility is diffused when each witness assumes that another will act. Pluralistic ignorance means that everyone looks calm while looking at the calm of the others, so that the emergency seems not to be one.',
      'When a man collapsed on a subway platform last winter, commuters walked around him for eleven minutes. As soon as one woman knelt down, six strangers came to help her.',
    ].join('\n\n'),
  },
  {
    title: 'Storing Passwords',
    instructions:
      'Explain how a web application should store passwords. Cover hashing, salts and slow hash functions, and say what an attacker can do with a stolen table when each of them is missing.',
    text: [
      'A server never needs to know a password; it only has to recognize it. It therefore keeps the output of a hash function, which cannot be turned back. If the table holds the passwords as plain text, a thief can log in everywhere at once.',
      'A hash alone is not enough. Two users with the same password get the same hash, and an attacker can look it up in a table that was computed in advance. A salt, a random value for each account, makes such tables useless.',
      'Fast functions such as SHA-256 let a graphics card try billions of guesses a second. Functions like bcrypt or Argon2 are slow on purpose and need memory, so that guessing the passwords of a stolen database costs more than they are worth.',
    ].join('\n\n'),
  },
  {
    title: 'Preventing Knee Injuries',
    instructions:
      'Discuss why female soccer players tear the anterior cruciate ligament more often than male players, and evaluate a warm-up program for prevention, with evidence.',
    text: [
      'Women who play soccer tear the cruciate ligament of the knee two to three times as often as men. A wider pelvis changes the angle of the thigh, but anatomy is only part of it. Many players land with straight legs and let the knee fall inward, since the muscles at the back of the thigh react late.',
      'Landing can be trained. The program that most clubs use takes twenty minutes and combines running, balance on one leg, squats and jumps. In trials with teenage teams it cut knee injuries by almost half when it was done twice a week.',
      'The weak point is the coach. Teams that skipped the exercises after the first month had as many torn ligaments as those without any, so the warm-up has to be short enough to survive a season.',
    ].join('\n\n'),
  },
  {
    title: 'The Black Death and Labor',
    instructions:
      'How did the Black Death change the position of peasants and laborers in England between 1348 and 1400? Discuss wages, the Statute of Labourers and the revolt of 1381.',
    text: [
      'The plague that reached England in 1348 killed perhaps four in ten people within two years. Fields stood empty, and the lords who had given work as a favor now had to ask for it. Reapers who had earned two pence a day demanded four, and many villeins walked away to a manor that paid.',
      'Parliament answered with the Statute of Labourers, which fixed wages at the level of 1346 and put those who left their masters in the stocks. The courts were busy with it for a generation, but the lords themselves broke it whenever the harvest was in danger.',
      'The poll taxes of the 1370s turned anger into revolt. The rebels of 1381 burned court rolls, because serfdom was written there. They lost, and yet by 1400 most peasants paid rent instead of labor.',
    ].join('\n\n'),
  },
  {
    title: 'Sodium in Processed Food',
    instructions:
      'Write a report on sodium in processed foods: which products contribute most, how a high intake affects blood pressure, and whether voluntary targets for manufacturers have worked.',
    text: [
      'Only a tenth of the salt that Americans eat comes from the shaker. Bread, pizza, soup and cold cuts supply most of it, and a single frozen dinner may contain half of the recommended 2,300 milligrams of sodium.',
      'Sodium holds water in the vessels and raises blood pressure, above all in older people and in those whose kidneys excrete it slowly. In feeding trials, a diet with a third less salt lowered systolic pressure by about five points within a month.',
      'In Britain the manufacturers agreed to targets for 80 groups of food, and intake fell by 15 percent in seven years. When the agreement was no longer supervised, it stopped falling. Voluntary targets work as long as somebody publishes who meets them.',
    ].join('\n\n'),
  },
];
