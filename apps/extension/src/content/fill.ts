import type { Filled, Part, RubricRow, WorkCommand } from '../shared/page-types.ts';
import { all, clean, first, focused, numberIn } from './dom.ts';
import { asField } from './editable.ts';
import { editorOf, isEmpty, readField, writeField } from './fields.ts';
import { findField, type Field, type RubricPlace, type Site, type SiteWork, type Way } from './site.ts';

type Fill = Extract<WorkCommand, { readonly type: 'fill' }>;

/** Fields that were filled, so that they can be restored. */
const filledFields: Field[] = [];

const byPage: ReadonlySet<Way> = new Set(['tinymce', 'd2l-editor', 'd2l-number']);

type Place = { readonly site: Site; readonly work: SiteWork };

/** Fills the comment first and a grade box last, because some pages save when the grade box is left. */
export function fill({ site, work }: Place, { filling, mayReplace, isFocused }: Fill): Filled[] {
  const filled: Filled[] = [];
  const { grade, comment, rubric } = filling;
  const find = (part: 'grade' | 'comment') => {
    if (isFocused) return focusedField();
    return part === 'grade' ? findField(site, site.grade) : findComment(site, work);
  };
  if (comment !== undefined) filled.push(fillOne('comment', find('comment'), comment, mayReplace));
  if (rubric !== undefined)
    filled.push(fillRubric(site.rubricRow, work.rubric, { rows: rubric, mayReplace }));
  if (grade !== undefined) filled.push(fillOne('grade', find('grade'), grade, mayReplace));
  return filled;
}

function findComment(site: Site, { comment, commentRoot }: SiteWork): Field | null {
  const root = commentRoot === undefined ? document : commentRoot();
  return root === null ? null : findField(site, comment, root);
}

function focusedField(): Field | null {
  const field = asField(focused());
  const editor = field === null ? null : editorOf(field);
  return editor === null ? field : { element: editor, way: 'tinymce' };
}

function fillOne(part: Part, field: Field | null, value: string, mayReplace: boolean): Filled {
  if (field === null) return { status: 'not-found', part };
  if (byPage.has(field.way)) return { status: 'needs-page', part, where: markFor(field) };
  const before = readField(field);
  if (!isEmpty(field) && before !== value && !mayReplace) return { status: 'has-text', part, before };
  return writeField(field, value)
    ? { status: 'filled', part, before, field: filledFields.push(field) - 1 }
    : { status: 'not-found', part };
}

/** A random attribute, by which the page's own world finds the same element. */
function markFor({ element, way }: Field): Extract<Filled, { status: 'needs-page' }>['where'] {
  const mark = crypto.randomUUID();
  element.setAttribute('data-greenpen', mark);
  const editor = way === 'd2l-editor' || way === 'd2l-number' ? way : 'tinymce';
  return { editor, mark };
}

export function restore(index: number, value: string): boolean {
  const field = filledFields[index];
  return field !== undefined && field.element.isConnected && writeField(field, value);
}

const folded = (name: string | null): string =>
  (name ?? '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Fills the criteria whose names are those of the draft; others stay untouched. */
function fillRubric(
  rowSelector: string | undefined,
  place: RubricPlace | undefined,
  { rows, mayReplace }: { readonly rows: readonly RubricRow[]; readonly mayReplace: boolean },
): Filled {
  if (rowSelector === undefined || place === undefined) return { status: 'not-found', part: 'rubric' };
  let count = 0;
  for (const row of all(rowSelector)) {
    const name = folded(clean(first(place.name, row)?.textContent));
    const wanted = rows.find(
      (one) => name !== '' && (folded(one.name) === name || name.startsWith(`${folded(one.name)} `)),
    );
    if (wanted !== undefined && fillRow(place, row, wanted, mayReplace)) count += 1;
  }
  if (count === 0) return { status: 'not-found', part: 'rubric' };
  return { status: 'filled', part: 'rubric', before: '', field: -1 };
}

function fillRow(
  place: RubricPlace,
  row: Element,
  { points, remark }: RubricRow,
  mayReplace: boolean,
): boolean {
  const write = (selector: string | undefined, value: string): boolean => {
    const element = selector === undefined ? null : first(selector, row);
    if (element === null || value === '') return false;
    const field: Field = { element, way: 'value' };
    return (isEmpty(field) || mayReplace) && writeField(field, value);
  };
  const isRemarked = write(place.remark, remark);
  if (points === null) return isRemarked;
  const isWritten = write(place.points, String(points));
  return chooseLevel(place, row, { points, mayReplace }) || isWritten || isRemarked;
}

type Choice = { readonly points: number; readonly mayReplace: boolean };

function chooseLevel({ level }: RubricPlace, row: Element, { points, mayReplace }: Choice): boolean {
  if (level === undefined) return false;
  const [levels, pointsOf] = level;
  const pointsIn = (option: Element) => numberIn(first(pointsOf, option)?.textContent);
  // A level without points says that nothing is chosen, and is chosen until then.
  const options = all(levels, row).filter((one) => pointsIn(one) !== null);
  const isChosen = options.some(
    (one) =>
      one.matches('.checked, [aria-checked="true"]') ||
      (one instanceof HTMLLabelElement && one.control?.matches(':checked') === true),
  );
  if (isChosen && !mayReplace) return false;
  const fitting = options.find((one) => pointsIn(one) === points);
  if (!(fitting instanceof HTMLElement)) return false;
  fitting.click();
  return true;
}
