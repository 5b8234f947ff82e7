/** What the work gives, and the milliseconds of this process that it took: how busy the machine is beside it is not in them. */
export const timed = <A>(work: () => A): { readonly value: A; readonly took: number } => {
  const begin = process.cpuUsage()
  const value = work()
  const { user, system } = process.cpuUsage(begin)
  return { value, took: (user + system) / 1000 }
}
