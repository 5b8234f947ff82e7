import { spawn } from 'node:child_process'

/** Opens the address in the user's browser if there is a display; otherwise does nothing. */
export const openBrowser = (url: string): void => {
  const command = commandFor(url)
  if (command === undefined) return
  const [program, ...args] = command
  spawn(program, args, { stdio: 'ignore', detached: true })
    .on('error', () => undefined)
    .unref()
}

const commandFor = (url: string): readonly [string, ...string[]] | undefined => {
  if (process.platform === 'darwin') return ['open', url]
  // `start` takes its first quoted argument as a title.
  if (process.platform === 'win32') return ['cmd', '/c', 'start', '""', url.replaceAll('&', '^&')]
  return process.env['DISPLAY'] || process.env['WAYLAND_DISPLAY'] ? ['xdg-open', url] : undefined
}
