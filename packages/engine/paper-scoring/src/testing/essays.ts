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
