export const mean = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0) / Math.max(1, numbers.length)

/** The standard error of the mean. */
export function errorOf(numbers: readonly number[]): number {
  const middle = mean(numbers)
  return Math.sqrt(mean(numbers.map((one) => (one - middle) ** 2)) / Math.max(1, numbers.length - 1))
}
