/** Written by scripts/learn/learn-pronouns.ts from bench/memory: a logistic regression, a weight for each of pronounSigns. */
export const pronounTable: { readonly bias: number; readonly weights: readonly number[] } = {
  bias: 1,
  weights: [
    0.98, -0.29, -0.96, 0.36, 0.22, -0.95, 1.13, 0.53, 0.76, -1.47, -0.52, -0.86, -0.54, 0.09, 0.6, -0.19,
    0.94, 0.09, 0.29, 0.6,
  ],
}
