/**
 * Caches the last results: a query whose inputs are unchanged returns the same object, as React requires.
 * @param parts the values that the result depends on; always the same number of values
 * @param kept number of cached results; more than one if results are computed in advance or needed again later
 */
export const memo = <A, B>(
  query: (argument: A) => B,
  parts: (argument: A) => readonly unknown[] = (argument) => [argument],
  kept = 1,
): ((argument: A) => B) => {
  let known: readonly { readonly parts: readonly unknown[]; readonly answer: B }[] = []
  return (argument) => {
    const now = parts(argument)
    const found = known.find((one) => one.parts.every((part, index) => part === now[index]))
    if (found !== undefined) return found.answer
    const answer = query(argument)
    known = [{ parts: now, answer }, ...known].slice(0, kept)
    return answer
  }
}
