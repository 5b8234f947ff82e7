/** Whether a process with this id runs on this computer. */
export const isAlive = (pid: number): boolean => {
  if (!(pid > 0)) return false
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // Another user's process may not be signaled, but it exists.
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
