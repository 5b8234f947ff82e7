/** Caches the last result: a query over unchanged parts returns the same object, as React requires. */
export const memo = <A, B>(
  query: (argument: A) => B,
  parts: (argument: A) => readonly unknown[] = (argument) => [argument],
): ((argument: A) => B) => {
  let last: { readonly parts: readonly unknown[]; readonly answer: B } | null = null
  return (argument) => {
    const now = parts(argument)
    if (last === null || last.parts.some((part, index) => part !== now[index]))
      last = { parts: now, answer: query(argument) }
    return last.answer
  }
}
