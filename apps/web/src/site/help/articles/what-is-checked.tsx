import type { Article } from '../article.ts';
import type { CatalogueEntry } from '../catalogue.ts';

const contentParts = [
  [
    'Development',
    'Enough new text for what was asked, with details (names, numbers, words quoted) and few empty words.',
  ],
  ['Structure', 'An introduction, a line of argument, a conclusion; paragraphs of a readable length.'],
  ['Language', 'How precise and how varied the words are.'],
  ['Use of sources', 'Claims supported by sources, and sources that are used and not only listed.'],
  ['What was asked', 'With a course assignment: its questions, its length, its number of sources.'],
] as const;

const idOf = (group: string): string => group.toLowerCase().replaceAll(/\W+/gu, '-');

/** Generated from the engine's check catalogue, so that it is always complete. */
export function whatIsChecked(catalogue: readonly CatalogueEntry[]): Article {
  const groups = [...new Set(catalogue.map(({ group }) => group))];
  return {
    slug: 'what-is-checked',
    group: 'What is checked',
    title: 'What is checked',
    summary: `All ${catalogue.length} checks of language and APA 7, each with its source in the standard.`,
    alsoFoundBy: 'apa 7 seventh edition rules list grammar spelling citations references',
    body: (
      <>
        <p>
          Each check is one rule with one source. “Advice” costs no points. A check reports nothing if it is
          not sure, and you can dismiss any finding.
        </p>
        <nav aria-label="On this page">
          <ul>
            {[...groups, 'Content'].map((group) => (
              <li key={group}>
                <a href={`#${idOf(group)}`}>{group}</a>
              </li>
            ))}
          </ul>
        </nav>
        {groups.map((group) => (
          <CheckGroup key={group} group={group} catalogue={catalogue} />
        ))}
        <h2 id="content">Content</h2>
        <p>Content is measured in five parts, each explained on the review screen:</p>
        <dl>
          {contentParts.map(([name, text]) => (
            <div key={name} className="border-t border-rule py-2">
              <dt className="font-medium">{name}</dt>
              <dd className="text-pencil">{text}</dd>
            </div>
          ))}
        </dl>
        <p>
          Grammar is checked only in English prose, not in quotations, references, titles, names and other
          languages.
        </p>
      </>
    ),
  };
}

/** One group of checks as a table of rules and sources. */
function CheckGroup({
  group,
  catalogue,
}: {
  readonly group: string;
  readonly catalogue: readonly CatalogueEntry[];
}) {
  return (
    <section>
      <h2 id={idOf(group)}>{group}</h2>
      <table className="w-full border-collapse text-14">
        <thead>
          <tr className="text-left text-13 text-pencil">
            <th scope="col" className="py-2 pr-4 font-normal">
              Rule
            </th>
            <th scope="col" className="w-36 py-2 font-normal">
              Source
            </th>
          </tr>
        </thead>
        <tbody>
          {catalogue
            .filter((check) => check.group === group)
            .map(({ id, summary, severity, source }) => (
              <tr key={`${id} ${summary}`} className="border-t border-rule align-top">
                <td className="py-2 pr-4">
                  {summary}
                  {severity === 'advice' && <span className="text-pencil"> (advice)</span>}
                </td>
                <td className="py-2 text-pencil">{source}</td>
              </tr>
            ))}
        </tbody>
      </table>
    </section>
  );
}

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
