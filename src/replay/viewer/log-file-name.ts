/** `flow-log-2026-11-21-13-04-3f9a2c1b.ndjson`: when the session was opened, and the start of its id. */
export const logFileName = (what: 'flow-log' | 'problem', session: string, at: number): string => {
  const day = new Date(at)
  const parts = [day.getFullYear(), day.getMonth() + 1, day.getDate(), day.getHours(), day.getMinutes()]
  const when = parts.map((part) => String(part).padStart(2, '0')).join('-')
  return `${what}-${when}-${session.replace(/[^\w-]/g, '').slice(0, 8)}.ndjson`
}
