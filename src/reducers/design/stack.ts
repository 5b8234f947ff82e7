/**
 * A stack that shares memory with its earlier versions: adding or removing a value copies only the path to it, so a session of 100,000
 * choices costs ten times as much as one of 10,000 (tests/reducers/design/stack.test.ts). Plain data; its structure depends only on its
 * length, so equal stacks are deeply equal however they were made.
 */
export type Stack<A> = { readonly length: number; readonly root: Branch<A> }

/** The values, or branches; each branch is full except the last one of its level. */
export type Branch<A> = readonly A[] | readonly Branch<A>[]

const bits = 5
const width = 1 << bits

export const emptyStack: Stack<never> = { length: 0, root: [] }

export const pushed = <A>({ length, root }: Stack<A>, value: A): Stack<A> => {
  const level = levelOf(length)
  return length === width << (bits * level)
    ? { length: length + 1, root: [root, added<A>([], level, length, value)] as Branch<A> }
    : { length: length + 1, root: added(root, level, length, value) }
}

/** The stack without the value on top; an empty stack stays as it is. */
export const popped = <A>(stack: Stack<A>): Stack<A> => {
  const length = stack.length - 1
  if (length <= 0) return emptyStack
  const root = removed(stack.root, levelOf(stack.length))
  return { length, root: levelOf(length) < levelOf(stack.length) ? (root[0] as Branch<A>) : root }
}

/** The value on top. */
export const topOf = <A>({ length, root }: Stack<A>): A | undefined => {
  let branch = root
  for (let level = levelOf(length); level > 0; level -= 1) branch = branch.at(-1) as Branch<A>
  return branch.at(-1) as A | undefined
}

/** All values, bottom first. */
export const valuesOf = <A>(stack: Stack<A>): readonly A[] => leavesOf(stack).flat()

/** The same values in rows, bottom first. If two stacks share a row, they also share all rows below it. */
export const leavesOf = <A>({ length, root }: Stack<A>): readonly (readonly A[])[] => {
  let branches: readonly Branch<A>[] = [root]
  for (let level = levelOf(length); level > 0; level -= 1) branches = branches.flat() as readonly Branch<A>[]
  return branches as readonly (readonly A[])[]
}

export const mapStack = <A, B>({ length, root }: Stack<A>, change: (value: A) => B): Stack<B> => {
  const inBranch = (branch: Branch<A>, level: number): Branch<B> =>
    level === 0
      ? (branch as readonly A[]).map((value) => change(value))
      : (branch as readonly Branch<A>[]).map((child) => inBranch(child, level - 1))
  return { length, root: inBranch(root, levelOf(length)) }
}

const levelOf = (length: number): number => {
  let level = 0
  while (length > width << (bits * level)) level += 1
  return level
}

const added = <A>(branch: Branch<A>, level: number, place: number, value: A): Branch<A> => {
  if (level === 0) return [...(branch as readonly A[]), value]
  const slot = (place >>> (bits * level)) & (width - 1)
  const before = branch as readonly Branch<A>[]
  return [...before.slice(0, slot), added(before[slot] ?? [], level - 1, place, value)]
}

const removed = <A>(branch: Branch<A>, level: number): Branch<A> => {
  const before = branch.slice(0, -1) as Branch<A>
  const child = level === 0 ? [] : removed(branch.at(-1) as Branch<A>, level - 1)
  return child.length === 0 ? before : ([...before, child] as Branch<A>)
}
