/** Written by scripts/learn/learn-pronouns.ts from bench/memory: a logistic regression, a weight for each of pronounSigns. */
export const pronounTable: { readonly bias: number; readonly weights: readonly number[] } = {
  bias: 0.83,
  weights: [
    0.97, -0.34, -0.65, 0.11, 0.37, -1.07, 1.04, 0.34, 0.69, -1.31, -0.43, -0.82, -0.4, 0.3, 0.56, -0.21,
    1.03, 0.32, 0.29, 0.69,
  ],
}
