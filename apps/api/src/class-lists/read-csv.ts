/** Rows of cells as RFC 4180 has them; commas, semicolons or tabs, whichever the first line has most of. */
export function readCsv(text: string): readonly (readonly string[])[] {
  const separator = separatorOf(text);
  const rows: string[][] = [];
  let row: string[] = [];
  let cell = '';
  let isQuoted = false;
  const endCell = (): void => {
    row.push(cell.trim());
    cell = '';
  };
  const endRow = (): void => {
    endCell();
    rows.push(row);
    row = [];
  };
  const characters = text.replace(/^\uFEFF/u, '').replaceAll(/\r\n?/gu, '\n');
  for (let index = 0; index < characters.length; index += 1) {
    const character = characters[index] ?? '';
    if (isQuoted) {
      if (character !== '"') cell += character;
      else if (characters[index + 1] === '"') {
        cell += '"';
        index += 1;
      } else isQuoted = false;
    } else if (character === '"' && cell.trim() === '') {
      cell = '';
      isQuoted = true;
    } else if (character === separator) endCell();
    else if (character === '\n') endRow();
    else cell += character;
  }
  if (cell !== '' || row.length > 0) endRow();
  return rows;
}

function separatorOf(text: string): string {
  const [first = ''] = text.split(/[\r\n]/u, 1);
  const counted = [',', ';', '\t'].map((sign) => ({ sign, count: first.split(sign).length }));
  return counted.toSorted((a, b) => b.count - a.count)[0]?.sign ?? ',';
}
