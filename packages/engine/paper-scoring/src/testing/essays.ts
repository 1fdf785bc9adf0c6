/** A short essay of five paragraphs with sources, written for these tests. */
export const soundEssay = `School Gardens and the Food That Children Choose

Many schools have started gardens in the last ten years, because they hope that children who grow vegetables will also eat them. This essay argues that a garden changes what children choose only if teachers tie it to cooking. It reviews what is known and ends with advice for a school that has little money.

Several studies support the link between growing and tasting. Hale and Brandt (2018) followed two hundred pupils for a year and found that gardeners tried twice as many vegetables as their peers. However, the effect faded during the holidays, which suggests that the garden works through habit and not through knowledge alone. A similar pattern appears in Oduya (2020), who adds that younger children gained most.

Cooking seems to be the missing step. When pupils prepared what they had grown, they described the food as their own (Reyes et al., 2019). For example, one class that had refused beans ate them in a soup that it had made. These reports are small, but they agree with one another, and they explain why lessons about nutrition alone so often fail (Oduya, 2020).

A school with little money can still use these findings. It can begin with herbs in pots, since herbs grow fast and can be cooked the same week. Moreover, parents often lend tools and time when they are asked for one afternoon and not for a year. What matters is that the harvest reaches a plate, because that is where the habit begins.

In conclusion, a garden is a good teacher when it leads to the kitchen. The evidence is still thin, and longer studies are needed. Even so, schools that join growing and cooking give children a reason to taste, and that is more than a lecture can do.

References

Hale, P., & Brandt, S. (2018). Growing appetites: A year in two school gardens. Journal of School Health Practice, 14(2), 88–104.

Oduya, N. (2020). Why nutrition lessons fail. Harbor Press.

Reyes, T., Maddox, L., & Chen, W. (2019). From bed to bowl. Education and Food, 7(1), 12–29.`;

/** One idea, asserted and not developed. */
export const thinEssay = `School gardens are good. Kids like them and they are fun. Everyone should have one because they are good for kids.

Kids should eat more vegetables. It is bad not to eat vegetables.`;

/** The running text of the sound essay, without its title and list. */
export const soundBody = soundEssay.split('\n\n').slice(1, 6).join('\n\n');

/** Letters that no keyboard writes by accident, in the rhythm of words. */
export const mashing =
  'Asdfgh jkljkl qwrtz bvcxnm sdfgsdf hjklhjkl. Wrtzp lkjhg fdsapq xcvbnm zzzrtk qqqwrt. Dfghj sdfgh wrtpl mnbvc lkjhgf trpqs.';

/** A good essay of five paragraphs that cites nothing, written for these tests. */
export const plainEssay = `My uncle keeps his workshop open on Saturday mornings, and any child on our street may come in and build something. I learned to use a plane there before I learned to ride a bicycle. When our school board voted to close the wood shop, I thought of that room, and of what a child cannot learn from a screen. I believe that every middle school should keep a workshop, because it teaches patience, shows pupils what numbers are for, and gives some of them their first success.

The first reason is patience. A board that has been cut too short stays too short, so a pupil who hurries has to begin again, and nobody needs to scold. In my first week I ruined three pieces of pine. My uncle handed me a fourth and said nothing, and I measured it twice. No worksheet has ever taught me as much about checking my work.

A workshop also makes numbers useful. In class, a fraction is a mark on paper; at the bench, three eighths of an inch is the difference between a drawer that slides and one that sticks. For example, when my friend Luis built a birdhouse, he found out for himself why the two sides of a roof have to meet at the right angle, and he explained it to the rest of us. He had failed the test on angles a month before.

Some people say that tools are dangerous and that shops cost too much. They are right that both need care. However, a school already trusts pupils with hot plates and acids, because a teacher stands beside them, and a set of hand tools lasts for thirty years. If the choice is between new tablets every third year and a bench that our grandchildren could use, the bench is the better bargain.

In the end, a school should be a place where different children can shine. Some of us do so in essays, others at a bench with sawdust in their hair. A board that closes the shop saves a little money and tells those children that what they can do does not count. I hope that ours will think again.`;

/** A good post to a class discussion of some 170 words, written for these tests. */
export const goodPost = `I would give third graders twenty minutes of reading a night and nothing else. When I was a classroom aide, I saw a boy named Marcus lose his recess three times in one week because his worksheets were blank. He was not lazy. His mother worked nights, and he put two younger sisters to bed. The worksheet measured his family and not his effort, so I stopped believing that homework is the same task for every child.

The strongest argument against me is that habits begin early: if children never work at home, the sixth grade will come as a shock. I take that seriously, since my own brother had that shock. But a habit of reading is a habit too, and it asks for a book instead of a quiet desk and a free parent.

In my class, each child would choose a library book on Monday, and on Friday they would tell a partner about the best page. What would you do for a child who has nobody to read with?`;
