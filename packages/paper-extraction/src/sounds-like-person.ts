import type { Paper } from '@greenpen/paper';

/** Given names that are words as well, so that a text may use them in small letters. */
const ambiguousNames = new Set(
  `amber angel april art ash asia august aurora autumn bill blue bob bunny carol chance charity chase chris christian
  chuck clay cliff colt cooper crystal daisy dale dawn dean destiny drew duke earl eve faith fern flora frank gene
  genesis gil ginger glen grace grant guy harmony harper haven hazel heath heather heaven holly hope hunter iris ivy
  jack jade jasmine jay jean jewel joy june justice king lance laurel lee lily lotus mark marsha mason max may melody
  mercy mike miles misty nick norm olive opal paige parker pat patience pearl peg penny peter poppy porter prince ray
  reed rich river rob robin rocky rod rose ruby rusty sage sandy sky skip stone storm sue summer sunny tanner taylor
  tiffany trinity victor victory viola violet wade walker warren will willow wren`.split(/\s+/u),
);

const stretch = /\S+/gu;
const smallWord = /(?<![\p{L}\p{N}’'-])\p{Ll}[\p{L}’'-]*/gu;
const known = new WeakMap<Paper, ReadonlySet<string>>();

/**
 * Whether capitalised words can be somebody's name in this paper: a title's words return in the text in small
 * letters, a person's given name does not.
 */
export function soundsLikePerson(name: string, paper: Paper): boolean {
  const words = name
    .toLowerCase()
    .split(/[\s-]+/u)
    .filter((word) => word.length > 1 && !word.endsWith('.'));
  const used = words.filter((word) => smallWordsOf(paper).has(word));
  const [given = ''] = words;
  if (used.includes(given) && !ambiguousNames.has(given)) return false;
  return used.filter((word) => !ambiguousNames.has(word)).length <= words.length / 2;
}

/** The words of an address are nobody's: "diaz@example.org", "https://example.org/maria". */
function withoutAddress(words: string): string {
  return /[@/]/u.test(words) ? ' ' : words;
}

function smallWordsOf(paper: Paper): ReadonlySet<string> {
  let words = known.get(paper);
  if (words === undefined) {
    words = new Set(paper.text.replace(stretch, withoutAddress).match(smallWord));
    known.set(paper, words);
  }
  return words;
}
