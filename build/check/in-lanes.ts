/**
 * Works through a list in its order, so many at a time.
 * @returns what came of each, at its place in the list
 */
export const inLanes = async <A, B>(
  list: readonly A[],
  lanes: number,
  work: (one: A) => Promise<B>,
): Promise<readonly B[]> => {
  const done: B[] = []
  const waiting = list.entries()
  const lane = async () => {
    for (const [place, one] of waiting) done[place] = await work(one)
  }
  await Promise.all(Array.from({ length: lanes }, lane))
  return done
}
