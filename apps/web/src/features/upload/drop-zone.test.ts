import { describe, expect, it } from 'vitest';
import { namedByFolder } from './drop-zone.tsx';

function dropped(relativePath: string | null): File {
  const name = relativePath?.split('/').at(-1) ?? 'essay.docx';
  const file = new File(['text'], name, { type: 'text/plain', lastModified: 7 });
  return relativePath === null ? file : Object.defineProperty(file, 'relativePath', { value: relativePath });
}

describe('namedByFolder', () => {
  it('puts the name of a student’s folder before the file’s own', async () => {
    const named = namedByFolder(dropped('/PSY 210/Ana Diaz_12345_assignsubmission_file/essay.docx'));
    expect(named.name).toBe('Ana Diaz_12345_assignsubmission_file_essay.docx');
    expect([await named.text(), named.type, named.lastModified]).toEqual(['text', 'text/plain', 7]);
  });

  it('goes by the folder and not by what the student called the file', () => {
    const path = './Ana Diaz_37_assignsubmission_file/Ben Lee_38_assignsubmission_file_essay.docx';
    expect(namedByFolder(dropped(path)).name).toMatch(/^Ana Diaz_37_/u);
  });

  it.each(['./essay.docx', '/my papers/essay.docx', '/week_1_2/essay.docx', null])(
    'leaves %j alone',
    (path) => {
      const file = dropped(path);
      expect(namedByFolder(file)).toBe(file);
    },
  );
});
