import { areas, type Area } from '@greenpen/paper';
import type { Answer } from './answer.ts';

const names = { grammar: 'Grammar', apa: 'APA', content: 'Content' } as const;

const WIDTH = 96;

/** A review as a person reads it in a terminal. */
export function renderReview(answer: Answer): string {
  if ('error' in answer) return `${answer.id}\n  ${answer.error.message} (${answer.error.code})\n`;
  const { scores, letter, feedback, findings, student, words, pages, notes, notJudged } = answer.review;
  const who = student.name === null ? '' : ` · ${student.name}`;
  const scoreLine = (area: Area) =>
    `${names[area]} ${notJudged.includes(area) ? 'not judged' : scores[area]}`;
  const lines = [
    `${answer.id}${who}`,
    `${scores.total} ${letter}   ${areas.map(scoreLine).join(' · ')}` +
      `   (${words.toLocaleString('en-US')} words, ${pages} ${pages === 1 ? 'page' : 'pages'})`,
    '',
    'Overall',
    wrap(feedback.overall),
  ];
  for (const area of areas) {
    lines.push('', names[area], wrap(feedback[area]));
    for (const finding of findings.filter((found) => found.area === area)) {
      const place = finding.page === null ? '' : `p. ${finding.page}, `;
      const quote = finding.quote === null ? '' : `“${shorten(finding.quote)}” `;
      const better = finding.suggestions[0] === undefined ? '' : ` → “${finding.suggestions[0]}”`;
      const mark = finding.severity === 'error' ? '•' : '◦';
      lines.push(wrap(`${mark} ${place}${quote}${finding.message}${better} (${finding.source})`, '    '));
    }
  }
  if (notes.length > 0) lines.push('', 'Notes', ...notes.map(({ message }) => wrap(`- ${message}`)));
  return `${lines.join('\n')}\n`;
}

function shorten(quote: string): string {
  const flat = quote.replaceAll(/\s+/gu, ' ');
  return flat.length <= 70 ? flat : `${flat.slice(0, 69)}…`;
}

/** Control characters of a paper must not steer the reader's terminal. */
function wrap(text: string, indent = '  '): string {
  return text
    .split('\n')
    .map((paragraph) => wrapParagraph(paragraph.replaceAll(/\p{Cc}/gu, ' '), indent))
    .join('\n');
}

function wrapParagraph(paragraph: string, indent: string): string {
  let line = indent;
  const lines: string[] = [];
  for (const word of paragraph.split(' ')) {
    if (line.length > indent.length && line.length + word.length > WIDTH) {
      lines.push(line.trimEnd());
      line = indent;
    }
    line += `${word} `;
  }
  return [...lines, line.trimEnd()].join('\n');
}
