import type { Article } from '../article.ts';

/** The kinds of error that are found least, with the share that is found; docs/measurements.md has the same figures. */
export const leastSeen: readonly (readonly [kind: string, name: string, example: string, share: number])[] = [
  ['superfluous-article', 'An article too many', '“the nature is beautiful”', 30],
  ['missing-word', 'A missing word', '“the man arrested at night”', 49],
  ['parallel-structure', 'Unlike items in a list', '“to read, writing and a walk”', 50],
  ['run-on', 'Two sentences run together', '“it rained all week the fields were flooded”', 58],
  ['tense-shift', 'A change of tense', '“she opens the door and ran”', 60],
  ['dangling-modifier', 'A dangling modifier', '“walking home, the rain began”', 60],
];

export const notSeen: Article = {
  slug: 'what-greenpen-does-not-see',
  group: 'What is checked',
  title: 'What Greenpen does not see',
  summary: 'The kinds of error that are missed most often, and what that means for a score.',
  alsoFoundBy: 'missed errors recall limits weak accuracy false negatives complete count',
  body: (
    <>
      <p>
        Greenpen marks an error only when it is nearly certain, so that you seldom have to take one back. The
        price is that it misses others. The feedback therefore never says that it found all errors, and the
        grammar score comes with the score that a careful reader might give.
      </p>
      <h2>The six kinds that are missed most</h2>
      <p>Measured on sentences with one error each, which the rules had not been made for:</p>
      <table>
        <thead>
          <tr>
            <th scope="col">Kind</th>
            <th scope="col">Example</th>
            <th scope="col">Found</th>
          </tr>
        </thead>
        <tbody>
          {leastSeen.map(([kind, name, example, share]) => (
            <tr key={kind}>
              <td>{name}</td>
              <td>{example}</td>
              <td>{share}%</td>
            </tr>
          ))}
        </tbody>
      </table>
      <h2>What it never judges</h2>
      <ul>
        <li>Whether a word is the one that the writer meant, if another word fits the sentence as well.</li>
        <li>Quotations, references, headings, tables and text in other languages.</li>
        <li>Whether a statement is true.</li>
      </ul>
      <h2>What you can do</h2>
      <p>
        Read one page closely. If you find errors that are not marked, the rest of the paper has them too, and
        you can set the grammar score yourself. Under <b>Settings</b>, strictness decides whether less certain
        finds cost points.
      </p>
    </>
  ),
};
