/** Solves a symmetric positive definite system by Cholesky's method; `matrix` is row by row and is not changed. */
export function solve(matrix: readonly (readonly number[])[], right: readonly number[]): readonly number[] {
  const size = right.length;
  const lower: number[][] = [];
  const half: number[] = [];
  for (let row = 0; row < size; row += 1) {
    const line: number[] = [];
    for (let column = 0; column <= row; column += 1) {
      const other = column === row ? line : (lower[column] ?? []);
      let sum = matrix[row]?.[column] ?? 0;
      for (let k = 0; k < column; k += 1) sum -= (line[k] ?? 0) * (other[k] ?? 0);
      line.push(column === row ? Math.sqrt(Math.max(sum, 1e-9)) : sum / (other[column] ?? 1));
    }
    lower.push(line);
    let value = right[row] ?? 0;
    for (let k = 0; k < row; k += 1) value -= (line[k] ?? 0) * (half[k] ?? 0);
    half.push(value / (line[row] ?? 1));
  }
  const solution = Array.from({ length: size }, () => 0);
  for (let row = size - 1; row >= 0; row -= 1) {
    let value = half[row] ?? 0;
    for (let k = row + 1; k < size; k += 1) value -= (lower[k]?.[row] ?? 0) * (solution[k] ?? 0);
    solution[row] = value / (lower[row]?.[row] ?? 1);
  }
  return solution;
}
