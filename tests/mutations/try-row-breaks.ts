import { obstacle, readRowBreaks, rowSandbox } from './row-breaks'

/**
 * Tries the breaks of these rows, or of all, one after the other, and says which tests noticed.
 * @returns the exit code: 0 if all were noticed, 1 if one was not, 2 if one cannot be tried
 */
export const tryRowBreaks = async (rows: readonly string[]): Promise<number> => {
  const breaks = readRowBreaks().filter(({ row }) => rows.length === 0 || rows.includes(row))
  const unknown = rows.filter((row) => !breaks.some((one) => one.row === row))
  const obstacles = [
    ...unknown.map((row) => `${row}: no break of it is known`),
    ...breaks.flatMap((one) => obstacle(one) ?? []),
  ]
  for (const line of obstacles) console.error(line)
  if (obstacles.length > 0) return 2
  const { tried, close } = rowSandbox()
  const by = { 'npm test': 0, 'npm run test:all': 0, nobody: 0 }
  try {
    for (const one of breaks) {
      const noticed = await tried(one)
      by[noticed.by ?? 'nobody'] += 1
      const told = noticed.by === null ? 'not noticed' : `noticed by ${noticed.by}: ${noticed.title}`
      console.log(
        `${noticed.by === null ? '✗' : '✓'} ${one.row}: ${one.why}\n    ${noticed.seconds.toFixed(0)} s, ${told}`,
      )
    }
  } finally {
    close()
  }
  const { 'npm test': quick, 'npm run test:all': all, nobody } = by
  console.log(
    `\n${breaks.length} breaks: ${quick} noticed by npm test, ${all} more by npm run test:all, ${nobody} by no test`,
  )
  return nobody === 0 ? 0 : 1
}
