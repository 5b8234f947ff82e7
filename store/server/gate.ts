/** Lets requests in, a few at a time, or one task alone. */
export type Gate = {
  /** Runs work beside other work, at most `room` at a time, in the order of arrival. */
  readonly shared: <A>(work: () => Promise<A>) => Promise<A>
  /** Runs work alone: after the work that runs already, and before any that arrives later. */
  readonly alone: <A>(work: () => Promise<A>) => Promise<A>
}

type Waiting = { readonly alone: boolean; readonly enter: () => void }

export const newGate = (room: number): Gate => {
  const line: Waiting[] = []
  let [running, isAlone] = [0, false]

  const admit = (): void => {
    for (let [next] = line; next !== undefined; [next] = line) {
      if (isAlone || running >= (next.alone ? 1 : room)) return
      line.shift()
      running += 1
      isAlone = next.alone
      next.enter()
    }
  }

  const leave = (): void => {
    running -= 1
    isAlone = false
    admit()
  }

  const inLine = async <A>(alone: boolean, work: () => Promise<A>): Promise<A> => {
    await new Promise<void>((enter) => {
      line.push({ alone, enter })
      admit()
    })
    try {
      return await work()
    } finally {
      leave()
    }
  }

  return { shared: (work) => inLine(false, work), alone: (work) => inLine(true, work) }
}
