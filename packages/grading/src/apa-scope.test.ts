import { describe, expect, it } from 'vitest';
import { type ApaDefault, apaScopeOf, readApaScope } from './apa-scope.ts';
import type { AssignmentType } from './teaching.ts';

const brief = (instructions: string, type: AssignmentType = 'assignment', rubric = '') => ({
  title: 'Sleep',
  description: '',
  instructions,
  rubric,
  type,
});

describe('readApaScope', () => {
  it.each<readonly [ApaDefault, string]>([
    ['whole', 'Write a paper on sleep in APA style.'],
    ['whole', 'Your essay must follow APA 7 format, with in-text citations and a reference list.'],
    ['whole', 'Papers not in APA format will be returned.'],
    ['whole', 'Use APA 7th edition formatting and citations.'],
    ['whole', 'Cite three articles in APA style. Include a title page.'],
    ['whole', 'Include a title page with your name.'],
    ['whole', 'Use APA, not MLA.'],
    ['whole', 'Do not forget to use APA style.'],
    ['citations', 'Cite the article. Use APA style for citations and the reference list.'],
    ['citations', 'Cite at least five sources in APA format.'],
    ['citations', 'Add APA in-text citations; no title page is needed.'],
    ['citations', 'Support your view with at least three peer-reviewed sources.'],
    ['citations', 'End with a reference list.'],
    ['citations', 'No sources older than ten years. Cite them in your text.'],
    ['citations', 'Use three sources, but do not cite Wikipedia.'],
    ['none', 'Use MLA style and a Works Cited page.'],
    ['none', 'At least two scholarly sources, cited in ASA style.'],
    ['none', 'Cite the lab manual (CSE name-year style).'],
    ['none', 'Follow the Chicago Manual of Style for your footnotes.'],
    ['none', 'Use MLA, not APA.'],
    ['none', 'APA formatting is not required.'],
    ['none', 'You do not need to use APA style; just tell me what you think.'],
    ['none', 'No outside sources are needed or allowed.'],
    ['none', 'You do not need any outside sources for this one.'],
    ['none', 'This is not a research paper.'],
    ['none', 'No outside research is required, so please do not spend time looking for articles.'],
    ['if-cited', 'Cite your sources in APA or MLA style.'],
    ['if-cited', 'Should children have homework? Take a position and defend it.'],
    ['if-cited', 'Compare life in Chicago with life in the South.'],
    ['if-cited', 'Tell about a day that changed how you see your work.'],
    ['if-cited', ''],
  ])('reads %s from %j', (scope, instructions) => {
    expect(readApaScope(brief(instructions))).toBe(scope);
  });

  it.each<readonly [ApaDefault, AssignmentType, string]>([
    ['citations', 'discussion', 'Post 200 words in APA format.'],
    ['citations', 'quiz', 'Answer in APA style.'],
    ['whole', 'exam', 'Hand in the take-home exam in APA style with a title page.'],
    ['if-cited', 'discussion', 'What surprised you in this chapter?'],
  ])('reads %s for a %s: %j', (scope, type, instructions) => {
    expect(readApaScope(brief(instructions, type))).toBe(scope);
  });

  it('lets the rubric decide only where the instructions say nothing', () => {
    const rubric = 'APA format: 20 points';
    expect(readApaScope(brief('Discuss sleep.', 'assignment', rubric))).toBe('whole');
    expect(readApaScope(brief('Discuss sleep. No sources are needed.', 'assignment', rubric))).toBe('none');
  });
});

it("puts the instructor's setting before the instructions", () => {
  expect(apaScopeOf({ ...brief('Use APA style.'), apa: 'none' })).toBe('none');
  expect(apaScopeOf({ ...brief('Use APA style.'), apa: null })).toBe('whole');
});
