import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sayVerdict, type RequirementResult } from '@greenpen/grading';
import type { Finding } from '@greenpen/paper';
import { findResult } from '../requirements.ts';
import { isCalledOffTopic, isMarked, listMarked, listUnplanted, type BlindReading } from './blind-reading.ts';
import { contentFindingsOf, isNamed } from './say-faults.ts';

/**
 * Writes what a model made of its papers: `papers` has a page for each paper with a draft, as a professor would see it and
 * without what was planted; `named.json` has what was planted and what was named, to count by hand.
 */
export function writeReadings(folder: string, readings: readonly BlindReading[]): void {
  const pages = join(folder, 'papers');
  rmSync(pages, { recursive: true, force: true });
  mkdirSync(pages, { recursive: true });
  for (const [index, reading] of readings.filter(({ paper }) => paper.isDrafted).entries()) {
    const name = `${String(index + 1).padStart(2, '0')}-${reading.paper.name.replaceAll(/[^\w-]+/gu, '-')}.md`;
    writeFileSync(join(pages, name), pageOf(reading));
  }
  writeFileSync(join(folder, 'named.json'), `${JSON.stringify(readings.map(namedIn), null, 2)}\n`);
}

function pageOf({ paper, before, after }: BlindReading): string {
  const { title, description, instructions, maxPoints } = paper.brief;
  const { scores, feedback, judgement, words } = after ?? before;
  const { notJudged } = judgement;
  const apa = notJudged.includes('apa') ? 'not judged' : scores.apa;
  return [
    `# ${paper.name}`,
    '## Assignment',
    `${title} (${maxPoints} points)`,
    description,
    instructions,
    '## Paper',
    paper.text,
    `## Draft${after === null ? ' (the model could not be used)' : ''}`,
    `${words} words. Total ${scores.total}, content ${scores.content}, grammar ${scores.grammar}, APA ${apa} (of 100).`,
    '### What was asked',
    judgement.requirements.map(sayResult).join('\n'),
    '### Overall',
    feedback.overall,
    '### Content',
    feedback.content,
    '### Grammar',
    feedback.grammar,
    '### APA style',
    feedback.apa,
  ]
    .filter((part) => part.trim() !== '')
    .join('\n\n')
    .concat('\n');
}

function sayResult({ requirement, verdict, quote, reason = '' }: RequirementResult): string {
  const shown = quote === null ? '' : ` “${quote}”`;
  return `- ${requirement.text}: ${sayVerdict(requirement, verdict)}.${shown} ${reason}`.trimEnd();
}

function namedIn(reading: BlindReading): object {
  const { paper, before, after, replies } = reading;
  const review = after ?? before;
  const { requirements, onTopic, byModel } = review.judgement;
  const unplanted = new Set(listUnplanted(reading));
  return {
    name: paper.name,
    group: paper.group,
    isModelUsed: after !== null,
    items: byModel?.items ?? 0,
    kept: byModel?.kept ?? 0,
    planted: paper.faults.map((fault) => ({ ...fault, isNamed: isNamed(reading, fault.quote) })),
    named: contentFindingsOf(review).map((finding) => ({
      ...saidOf(finding),
      isAtPlanted: !unplanted.has(finding),
    })),
    questions: byModel?.questions.map(({ question, quote }) => ({ question, quote })) ?? [],
    disputes: review.findings.flatMap(({ message, quote, dispute }) =>
      dispute === undefined ? [] : [{ message, quote, why: dispute.why }],
    ),
    topic: { isOnTopic: paper.isOnTopic, isCalledOffTopic: isCalledOffTopic(reading), onTopic },
    parts: paper.verdicts.map(({ words, verdict }) => {
      const result = findResult(words, requirements);
      const { verdict: said = null, reason = '', quote = null, origin = null } = result ?? {};
      return { words, truth: verdict, said, reason, quote, origin };
    }),
    requirements: requirements.map(({ requirement, verdict, quote, reason, origin }) => {
      return { text: requirement.text, verdict, quote, reason, origin };
    }),
    errors: paper.errors.map((error) => ({ ...error, isMarked: isMarked(reading, error.quote) })),
    marked: listMarked(reading).map((finding) => saidOf(finding)),
    scores: { before: before.scores, after: review.scores },
    notes: paper.notes,
    replies,
  };
}

function saidOf({ check, origin, quote, message, suggestions, severity }: Finding): object {
  return { check, origin, severity, quote, message, suggestions };
}
