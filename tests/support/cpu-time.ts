/** Milliseconds of this process's own work: what a machine does beside it, or how busy it is, is not in it. */
export const cpuTime = (work: () => void): number => {
  const begin = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(begin)
  return (user + system) / 1000
}
