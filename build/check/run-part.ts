import { spawn } from 'node:child_process'

/** A script of package.json. */
export type Part = { readonly name: string; readonly command: string }

export type Ended = { readonly passed: boolean; readonly said: string }

/** Runs a script in a shell, as npm does; npm has put the packages' programs in the path. */
export const runPart = ({ command }: Part): Promise<Ended> =>
  new Promise((resolve) => {
    let said = ''
    const child = spawn(command, { shell: true, stdio: ['ignore', 'pipe', 'pipe'] })
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (text: Buffer) => (said += text.toString()))
    child.once('error', (error) => resolve({ passed: false, said: `${said}\n${error.message}` }))
    child.once('close', (code) => resolve({ passed: code === 0, said }))
  })
