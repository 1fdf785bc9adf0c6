import type { Pilot } from '@greenpen/api-contract';
import { formatCount, formatNumber, formatScore, formatSigned } from '../../../components/format.ts';

/** What the queue says of the papers to grade first; undefined at a stage that only a newer server knows. */
export function sentenceOf(pilot: Pilot): string | undefined {
  const { stage, size, graded, others, left, report } = pilot;
  switch (stage) {
    case 'proposed':
      return `Grade ${size} papers first: they represent the class best, and the other ${formatCount(others, 'draft')} are then calibrated to your marks.`;
    case 'grading':
      return `Grade these first: they represent the class best. ${graded} of ${size} graded.`;
    case 'graded':
      return `All ${size} are graded. ${others === 1 ? 'The other draft' : `The other ${formatNumber(others)} drafts`} can be calibrated to your marks.`;
    case 'calibrating':
      return `Calibrating the other drafts to your marks: ${formatNumber(left)} to go.`;
    case 'calibrated':
      return report === null ? undefined : sentenceOfReport(size, report);
    default:
      return undefined;
  }
}

/** What calibrating changed, and how sure the drafts are now. */
function sentenceOfReport(
  size: number,
  { moved, meanMove, pilotOff, within }: NonNullable<Pilot['report']>,
): string {
  const before =
    pilotOff === null
      ? ''
      : `Your marks were ${formatScore(pilotOff)} points from the drafts of these ${size} on average. `;
  if (moved === 0 || meanMove === null) return `${before}No other draft was left to calibrate.`;
  const others = moved === 1 ? 'The other paper' : `The other ${formatNumber(moved)} papers`;
  const move =
    Math.abs(meanMove) < 0.05
      ? 'did not move on average'
      : `moved by ${formatSigned(meanMove)} points on average`;
  const sure =
    within === null ? '' : `; your marks and the drafts now agree within ${formatScore(within)} points (80%)`;
  return `${before}${others} ${move}${sure}.`;
}
