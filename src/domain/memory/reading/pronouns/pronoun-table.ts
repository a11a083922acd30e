/** Written by scripts/learn/learn-pronouns.ts from bench/memory: a logistic regression, a weight for each of pronounSigns. */
export const pronounTable: { readonly bias: number; readonly weights: readonly number[] } = {
  bias: 1.25,
  weights: [0.93, -0.69, 0.41, 0.18, -0.95, 1.18, 0.51, -1.7, -0.54, -0.87, -0.56, 0.64, 0.89, 0.56],
}
