/** The result of the work, and the CPU milliseconds that this process spent on it, which other processes do not affect. */
export const timed = <A>(work: () => A): { readonly value: A; readonly took: number } => {
  const begin = process.cpuUsage()
  const value = work()
  const { user, system } = process.cpuUsage(begin)
  return { value, took: (user + system) / 1000 }
}
