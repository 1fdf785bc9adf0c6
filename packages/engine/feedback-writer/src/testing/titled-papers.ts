/** A short paper of some field with the assignment that it answers, and the names that fit its subject. */
export type TitledPaper = {
  readonly asked: { readonly title: string; readonly instructions?: string };
  /** Headline and paragraphs; a headline of `null` is left out. */
  readonly title: string | null;
  readonly paragraphs: readonly string[];
  /** What the subject may be called. */
  readonly subject: RegExp;
};

export const titledPapers: readonly TitledPaper[] = [
  {
    asked: { title: 'Should cities charge drivers to enter downtown?' },
    title: 'Paying at the Bridge',
    paragraphs: [
      'Every morning the drivers wait at the bridge, and the clock above the bridge counts the minutes that they lose. A charge for downtown would clear the bridge in a week.',
      'The drivers who cross the bridge at eight pay with their time already. A charge turns that time into money for buses, and downtown shops gain the customers whom the traffic keeps away.',
      'A charge of four dollars is less than parking costs. The city should begin with the bridge and put the money into buses.',
    ],
    subject: /^(?:a |the )?(?:charges?|downtown|cities|drivers)$/u,
  },
  {
    asked: { title: 'Lab Report 2: Osmosis in Potato Cells' },
    title: 'Osmosis in Potato Strips',
    paragraphs: [
      'Osmosis moves water through a membrane from the side with less salt to the side with more. We asked how the mass of a potato strip changes in salt water.',
      'Each strip was cut to five centimeters, dried on a towel, weighed and put into a cup. After thirty minutes each strip was dried on a towel and weighed again. The cup with pure water was our control.',
      'The strips in pure water gained mass, and those in the strongest salt lost a tenth of it. Osmosis explains both. The towel may have taken up some water, which is our main error.',
    ],
    subject: /^osmosis(?: in potato (?:cells|strips))?$/iu,
  },
  {
    asked: { title: 'Essay 1', instructions: 'Explain one cause of the French Revolution in 500 words.' },
    title: 'Bread and the Bastille',
    paragraphs: [
      'In the spring of 1789 a loaf of bread cost a mason in Paris most of a day. The French Revolution had many causes, and the price of bread is the one that every family felt.',
      'Bread was half of what a family ate. When the harvest of 1788 failed, bread doubled in price, and the king let merchants sell grain where it paid best. The bakers were blamed first, then the merchants, then the king.',
      'The women who marched to Versailles in October asked for bread before they asked for anything else. Without the price of bread, the French Revolution would have stayed a quarrel about taxes.',
    ],
    subject: /^(?:the )?(?:French Revolution|bread|price of bread)$/u,
  },
  {
    asked: {
      title: 'Case study: Fall prevention',
      instructions: 'Plan the care of the patient in the case.',
    },
    title: null,
    paragraphs: [
      'Mrs. Alder is 81 and fell twice in her kitchen this winter. Her daughter moved the rugs, and the daughter sleeps in the next room. Fall prevention for Mrs. Alder begins with her medicines.',
      'Two of her medicines lower her blood pressure when she stands up. The nurse should measure it lying and standing and ask the doctor to lower the dose. The daughter can write down the times.',
      'For fall prevention at home, the daughter needs a list: a light in the hall, a rail in the bath, shoes with a back. The nurse should call the daughter after a week and ask about new falls.',
    ],
    subject: /^(?:fall prevention|falls)$/u,
  },
  {
    asked: { title: 'Memo on remote work' },
    title: null,
    paragraphs: [
      'The question is how many days of remote work the support team should have. The team answers phones, and the phones can be answered from anywhere.',
      'Remote work on three days saved 40 desks last year. The managers feared that calls would wait longer, and the log shows that they did not. The log also shows fewer sick days.',
      'I recommend three days of remote work for the team and two days at the office, with a review of the log in June.',
    ],
    subject: /^remote work$/u,
  },
  {
    asked: { title: 'Discussion 4: Is zoning to blame for rents?' },
    title: null,
    paragraphs: [
      'I grew up in a town where every house had a lawn because the law asked for one. Zoning made our street quiet, and zoning also made it expensive. My parents could not buy there today, and my brother rents a room in a house that was built for six people. I think that zoning is half of the answer: rents rise where jobs are, and zoning decides whether anybody may build there.',
    ],
    subject: /^(?:zoning|rents)$/u,
  },
  {
    asked: { title: 'Reading response: Frankenstein' },
    title: 'The Maker and the Made',
    paragraphs: [
      'In Frankenstein, the creature learns to speak by listening at a wall. He hears a family read and sees that a family is what he lacks. Shelley lets us hear his voice before we judge him.',
      'Victor runs from the creature in the first hour. The door that he closes is the first of many doors in Frankenstein, and the creature stands outside each of them.',
      'Frankenstein is often told as a story about science. The doors tell another story, in which the crime is not making but leaving.',
    ],
    subject: /^Frankenstein|^the creature$/u,
  },
  {
    asked: {
      title: 'Final paper',
      instructions: 'Choose a current topic in public health and argue for one policy.',
    },
    title: 'School Lunches Should Be Free for Everyone',
    paragraphs: [
      'At our school the line for lunch splits at the register: some children have money and some have a card. School lunches should be free for everyone, because hunger is no subject for sorting children.',
      'Free school lunches raised test scores in a county where Bell (2020) compared 60 schools. The register was taken out, the line moved faster, and the cooks had time to cook.',
      'The cost is real. Yet the state already pays for two of three school lunches, and the forms for the rest cost a million dollars a year.',
    ],
    subject: /^(?:free )?school lunches$/u,
  },
  {
    asked: { title: 'Quiz 3: What causes inflation?' },
    title: null,
    paragraphs: [
      'Inflation means that most prices rise over a year, and that the same dollar buys less. One cause is demand: when people have more to spend and the shops have no more to sell, the shops raise prices. Another cause is cost: when oil gets expensive, trucks and shops pay more and pass it on. A central bank fights inflation with interest rates, so that people borrow less and the shops feel it.',
    ],
    subject: /^inflation$/u,
  },
  {
    asked: { title: 'Comparing two paintings' },
    title: 'Light in Vermeer and Hopper',
    paragraphs: [
      'Vermeer and Hopper both paint a person beside a window. In both, the light comes from the left, and nobody looks out. What the light does to the person is different.',
      'In Vermeer the window is open and the light falls on a table, a jug and a hand. The woman works, and the light makes her work matter. Nothing in the room is new.',
      'In Hopper the light falls on a wall and a bed. The woman waits, and the light shows that nothing will come. The wall is the largest thing in the room.',
    ],
    subject: /^(?:the )?light$|^Vermeer|^Hopper/u,
  },
  {
    asked: { title: 'Should the voting age be sixteen?' },
    title: null,
    paragraphs: [
      'My sister is sixteen, pays taxes on her wages at the bakery and may not vote on how they are spent. The voting age should be lowered to sixteen.',
      'Austria lowered the voting age in 2007. Wagner (2012) found that voters of sixteen chose as carefully as those of thirty. The bakery where my sister works has a poster about it.',
      'Opponents say that at sixteen one copies one’s parents. Half of the voters of any age do. The voting age is a line, and lines should be drawn where duties begin.',
    ],
    subject: /^the voting age$|^voting age$/u,
  },
  {
    asked: { title: 'Position paper: nuclear power and the climate' },
    title: 'A Second Look at Reactors',
    paragraphs: [
      'When the plant at Riverton closed, the county cheered and then burned coal for nine years. Nuclear power is not safe in the way a field is safe, but the climate does not wait for something better.',
      'Nuclear power gives off as little carbon as wind does (Osei, 2021). The county pays more for coal than it did for the plant, and the plant paid a third of the taxes of the county.',
      'The waste needs a place for ten thousand years. The climate needs a decision in ten. I would open the plant at Riverton again.',
    ],
    subject: /^nuclear power$|^the climate$/u,
  },
  {
    asked: { title: 'Lesson plan reflection' },
    title: null,
    paragraphs: [
      'My lesson on fractions began with a pizza that I drew on the board. The students laughed, and then they cut the pizza into pieces that were not equal, which was what I had hoped for.',
      'Fractions are hard because the larger number below makes the smaller piece. Two students saw this when they folded paper strips. I had planned ten minutes for the strips, and it took thirty.',
      'Next time I would begin with the strips and keep the pizza for the end. The students who struggled with fractions need something that they can hold.',
    ],
    subject: /^(?:fractions|none)$/u,
  },
  {
    asked: { title: 'The ethics of self-driving cars' },
    title: 'Who Answers for the Machine?',
    paragraphs: [
      'A self-driving car kills a woman on a dark road, and four people point at each other. The engineer wrote the code, the company sold it, the owner slept, and the state allowed it.',
      'Responsibility needs somebody who could have done otherwise. With self-driving cars, that is the company, because it alone saw the records of ten million miles before the crash.',
      'The law should treat the company as it treats the owner of a dog. Self-driving cars will be safer once the company pays.',
    ],
    subject: /^self-driving cars$/u,
  },
  {
    asked: { title: 'Week 6 Assignment' },
    title: 'Sleep and the Night Shift',
    paragraphs: [
      'I worked the night shift for a year, and I slept in pieces. My room had one window, and the window faced a school. Sleep on a night shift is a matter of light and noise.',
      'Moran (2018) measured the sleep of 200 nurses and found that those on the night shift slept 80 minutes less. Those with dark rooms lost only half of that.',
      'A hospital that wants safe nurses could pay for curtains before it pays for posters about sleep. My own curtain cost thirty dollars.',
    ],
    subject: /^sleep(?: and the night shift)?$|^the night shift$/iu,
  },
  {
    asked: { title: 'Analyze one advertisement of your choice' },
    title: 'A Truck in the Snow',
    paragraphs: [
      'The advertisement shows a truck that climbs a hill in the snow. A father drives, a boy sleeps, and nobody speaks for twenty seconds.',
      'The snow makes the road disappear, so the truck becomes the only thing that can be trusted. The father never looks at the boy. He looks at the snow, and we look at his hands.',
      'The advertisement sells fear with a quiet face. Without the snow, the truck would be a truck.',
    ],
    subject: /^the (?:advertisement|truck|snow)$/u,
  },
  {
    asked: { title: 'Do smartphones belong in the classroom?' },
    title: null,
    paragraphs: [
      'In my first week of student teaching I collected thirty smartphones in a shoe box. The box stood on my desk, and for a week the desk was the most watched place in the classroom.',
      'Beland and Murphy (2016) found that scores rose when schools banned smartphones, most of all for weak students. The box costs nothing. A desk with a box is the cheapest reform that I know.',
      'Some parents want to reach their child at noon. A school has a telephone, and it stood on a desk for a hundred years. Smartphones should stay out of the classroom.',
    ],
    subject: /^smartphones$|^the classroom$/u,
  },
  {
    asked: { title: 'Geology essay: how a landform came to be' },
    title: 'The Kettle Lakes of Dunmore County',
    paragraphs: [
      'Dunmore County has forty round lakes and no river that feeds them. The kettle lakes were left by ice: blocks broke from the glacier, gravel covered them, and when the ice melted the ground fell in.',
      'The gravel around the kettle lakes is sorted by size, as melting water sorts it. A boy can dig through the layers with a spoon, as I did when I was a boy.',
      'The kettle lakes fill slowly with leaves. In ten thousand years the lakes will be meadows, and a boy with a spoon will find the leaves.',
    ],
    subject: /^(?:the )?kettle lakes$|^Dunmore County$/u,
  },
  {
    asked: { title: '', instructions: '' },
    title: null,
    paragraphs: [
      'There was a meeting about the playground on Tuesday, and everyone had a chair. The meeting began late, since the man with the key was late.',
      'The chairs were cold. Someone asked about the money, and the man with the key said that the money was safe. Then someone asked again.',
      'In the end they voted. The man with the key counted hands and put the chairs away.',
    ],
    subject: /^none$/u,
  },
  {
    asked: { title: 'Minimum wage: a research paper' },
    title: 'Minimum Wage',
    paragraphs: [
      'My aunt owns a diner with nine tables. When the minimum wage rose in 2019, she raised the price of pie and kept both waiters.',
      'Card and Krueger (1994) compared diners on two sides of a state line and found no jobs lost where the minimum wage rose. My aunt had not read them, and the diner did what they say.',
      'A minimum wage that rises by a dollar a year is one that a diner can plan for. Diners like that of my aunt do not close over a dollar; they close over rent.',
    ],
    subject: /^(?:the )?minimum wage$/u,
  },
];
