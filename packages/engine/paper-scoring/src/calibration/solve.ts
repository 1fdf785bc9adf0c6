type Matrix = readonly (readonly number[])[];

/** A symmetric positive definite matrix, taken apart by Cholesky's method; it is given row by row. */
export class Factored {
  readonly #lower: Matrix;

  constructor(matrix: Matrix) {
    const lower: number[][] = [];
    for (let row = 0; row < matrix.length; row += 1) {
      const line: number[] = [];
      for (let column = 0; column <= row; column += 1) {
        const other = column === row ? line : (lower[column] ?? []);
        let sum = matrix[row]?.[column] ?? 0;
        for (let k = 0; k < column; k += 1) sum -= (line[k] ?? 0) * (other[k] ?? 0);
        line.push(column === row ? Math.sqrt(Math.max(sum, 1e-9)) : sum / (other[column] ?? 1));
      }
      lower.push(line);
    }
    this.#lower = lower;
  }

  /** Solves the system with this right side. */
  solve(right: readonly number[]): readonly number[] {
    const half = this.#solveLower(right, 0);
    const size = half.length;
    const solution = Array.from({ length: size }, () => 0);
    for (let row = size - 1; row >= 0; row -= 1) {
      let value = half[row] ?? 0;
      for (let k = row + 1; k < size; k += 1) value -= (this.#lower[k]?.[row] ?? 0) * (solution[k] ?? 0);
      solution[row] = value / (this.#lower[row]?.[row] ?? 1);
    }
    return solution;
  }

  /** The diagonal of the inverse matrix. */
  inverseDiagonal(): readonly number[] {
    return this.#lower.map((_, index) => {
      const unit = this.#lower.map((__, row) => (row === index ? 1 : 0));
      return this.#solveLower(unit, index).reduce((sum, value) => sum + value ** 2, 0);
    });
  }

  /** Rows before `from` are zero on the right side, and so in the solution. */
  #solveLower(right: readonly number[], from: number): readonly number[] {
    const half = right.slice(0, from).map(() => 0);
    for (let row = from; row < right.length; row += 1) {
      const line = this.#lower[row] ?? [];
      let value = right[row] ?? 0;
      for (let k = from; k < row; k += 1) value -= (line[k] ?? 0) * (half[k] ?? 0);
      half.push(value / (line[row] ?? 1));
    }
    return half;
  }
}
