/**
 * Caches the last results: a query over unchanged parts returns the same object, as React requires.
 * @param parts what the result depends on, always as many
 * @param kept how many results; more than one for what is asked ahead, and for what is gone back to
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
