/**
 * Whether a file has the letters in this weight. A variable font has all weights of a range.
 * @param face its weight as CSS has it: `400`, or `100 900`
 */
export const hasWeight = ({ fontWeight }: { readonly fontWeight: string }, weight: string): boolean => {
  const [from = NaN, to = from] = fontWeight.split(' ').map(Number)
  return from <= Number(weight) && Number(weight) <= to
}
