import type { LmsSite } from '@greenpen/grading';
import type { Assigned, FillAnswer, NextWork, ReadWork, WorkCommand } from '../shared/page-types.ts';
import { fill, restore } from './fill.ts';
import { first } from './dom.ts';
import { findSite, isSame, look, selection } from './look.ts';
import { reportStructure } from './report.ts';
import type { SiteWork } from './site.ts';
import { anyPageWork } from './sites/any-page.ts';
import { blackboardOriginalWork } from './sites/blackboard-original.ts';
import { blackboardUltraWork } from './sites/blackboard-ultra.ts';
import { brightspaceWork } from './sites/brightspace.ts';
import { canvasClassicWork } from './sites/canvas-classic.ts';
import { canvasDiscussionWork } from './sites/canvas-discussion.ts';
import { canvasNewWork } from './sites/canvas-new.ts';
import { googleClassroomWork } from './sites/google-classroom.ts';
import { moodleAssignWork } from './sites/moodle-assign.ts';
import { moodleForumWork } from './sites/moodle-forum.ts';

const workOf: Readonly<Record<LmsSite, SiteWork>> = {
  'canvas-classic': canvasClassicWork,
  'canvas-new': canvasNewWork,
  'canvas-discussion': canvasDiscussionWork,
  'moodle-assign': moodleAssignWork,
  'moodle-forum': moodleForumWork,
  brightspace: brightspaceWork,
  'blackboard-original': blackboardOriginalWork,
  'blackboard-ultra': blackboardUltraWork,
  'google-classroom': googleClassroomWork,
  'any-page': anyPageWork,
};

export type WorkAnswer = ReadWork | NextWork | Assigned | FillAnswer | string | boolean | null;

/** Reads and fills the page; injected at the first click that asks for it. */
async function run(command: WorkCommand): Promise<WorkAnswer> {
  const site = findSite();
  const work = workOf[site.id];
  switch (command.type) {
    case 'read': {
      const { work: found, otherFiles = 0 } = await work.read();
      return { look: look(site), work: found, otherFiles };
    }
    case 'next':
      return (await work.readNext?.()) ?? { status: 'cannot' };
    case 'assigned':
      return bounded((await work.readAssigned?.()) ?? null);
    case 'fill': {
      const seen = look(site);
      if (!isSame(command.identity, seen)) return { status: 'different-work', look: seen };
      return { status: 'done', filled: fill({ site, work }, command) };
    }
    case 'restore':
      return isSame(command.identity, look(site)) && restore(command.field, command.value);
    case 'selection':
      return selection();
    case 'key':
      return first('[data-api-key]')?.textContent?.trim() ?? null;
    case 'report':
      return reportStructure(site, Object.values(workOf));
    default:
      return null;
  }
}

const boundedPoints = (given: number) => Math.min(10_000, Math.max(0, given));

const boundedTexts = ({ name, description }: { readonly name: string; readonly description: string }) => ({
  name: name.slice(0, 300),
  description: description.slice(0, 3000),
});

/** As much as the server takes. */
function bounded(assigned: Assigned | null): Assigned | null {
  if (assigned === null) return null;
  const { title, instructions, maxPoints, rubric } = assigned;
  return {
    title,
    instructions: instructions.slice(0, 20_000),
    maxPoints: maxPoints === null || maxPoints < 1 ? null : boundedPoints(maxPoints),
    rubric: rubric.slice(0, 40).map((row) => ({
      ...boundedTexts(row),
      maxPoints: boundedPoints(row.maxPoints),
      levels: row.levels
        .slice(0, 10)
        .map((level) => ({ ...boundedTexts(level), points: boundedPoints(level.points) })),
    })),
  };
}

declare global {
  // oxlint-disable-next-line no-var -- only `var` declares a property of globalThis
  var greenpenWork: typeof run | undefined;
}

globalThis.greenpenWork = run;
