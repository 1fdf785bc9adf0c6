import { nameWithStudentFolder } from '@greenpen/paper';

/**
 * A dropped file under the name of its student's folder, if it was in one: Moodle gives every student a folder and
 * leaves the files the names that students chose. The name has no slashes, so it travels like every other.
 */
export function namedByFolder(file: File): File {
  const path = 'relativePath' in file && typeof file.relativePath === 'string' ? file.relativePath : '';
  const name = path === '' ? file.name : nameWithStudentFolder(path);
  if (name === file.name || !name.endsWith(file.name)) return file;
  return new File([file], name, { type: file.type, lastModified: file.lastModified });
}
