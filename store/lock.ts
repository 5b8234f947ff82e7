import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { age } from './age'
import { isAlive } from './alive'
import { askAtDoor, openDoor, type Door, type Heard } from './door'
import { UserError, whereRoomIsNeeded } from './user-error'

/** The folder is in use by a running store; its address is empty while unknown. */
export class Busy extends UserError {
  constructor(
    message: string,
    readonly address: string,
  ) {
    super(message)
  }
}

/** A claimed folder: `tell` publishes the store's address to other processes, `release` frees the folder. */
export type Claim = { readonly tell: (address: string) => void; readonly release: () => Promise<void> }

/** Contains a folder's claims: one file for each process that has or requests the folder. */
export const claimsFolder = '.claims'

/** Claims the folder for this process, since two servers would corrupt one database. Claims of killed processes are ignored. */
export const claim = (folder: string): Promise<Claim> => whereRoomIsNeeded(folder, () => claimFolder(folder))

const claimFolder = async (folder: string): Promise<Claim> => {
  const claims = join(folder, claimsFolder)
  await mkdir(claims, { recursive: true })
  const id = randomUUID()
  const file = join(claims, id)
  const door = await openDoor(id)
  const release = async (): Promise<void> => {
    door.close()
    await rm(file, { force: true })
  }
  try {
    await waitInLine(folder, claims, id, door)
  } catch (error) {
    await release()
    throw error
  }
  return { tell: door.tell, release }
}

// Each process checks for other claims after writing its own: of two concurrent processes, the later one sees the earlier's claim, or
// each sees the other's, and then both withdraw and retry.
const waitInLine = async (folder: string, claims: string, id: string, door: Door): Promise<void> => {
  for (;;) {
    const [holder] = await livingClaims(claims, id)
    if (holder) throw refusal(folder, holder)
    await writeFile(join(claims, id), JSON.stringify({ pid: process.pid, port: door.port }))
    if ((await livingClaims(claims, id)).length === 0) return
    await rm(join(claims, id))
    await sleep(Math.random() * 100)
  }
}

type Holder = { readonly pid: number; readonly heard: Exclude<Heard, 'nobody'> }

const livingClaims = async (claims: string, own: string): Promise<readonly Holder[]> => {
  const others = (await readdir(claims)).filter((id) => id !== own)
  return (await Promise.all(others.map((id) => living(join(claims, id), id)))).flatMap((holder) => holder ?? [])
}

// A killed process's id may be reused, so its port is tried as well. A dead claim is deleted, which is safe since ids are unique.
const living = async (file: string, id: string): Promise<Holder | undefined> => {
  const { pid, port } = heldIn(await readFile(file, 'utf8').catch(() => ''))
  const heard = pid === undefined || !isAlive(pid) ? 'nobody' : await askAtDoor(port, id)
  if (pid !== undefined && heard !== 'nobody') return { pid, heard }
  // An unreadable claim may just be in the process of being written.
  if (pid === undefined && (await age(file)) > Date.now() - 2000) return { pid: 0, heard: { address: '' } }
  await rm(file, { force: true })
  return undefined
}

const heldIn = (text: string): { readonly pid?: number; readonly port: number } => {
  try {
    return JSON.parse(text) as { readonly pid: number; readonly port: number }
  } catch {
    return { port: 0 }
  }
}

const refusal = (folder: string, { pid, heard }: Holder): Busy => {
  const which = `in ${folder}${pid > 0 ? ` (process ${pid})` : ''}`
  if (heard === 'silence')
    return new Busy(`A store is already running ${which}, but does not answer: end that process and start again.`, '')
  const { address } = heard
  return new Busy(
    address === ''
      ? `A store is already starting ${which}: wait for it there, or end it with Ctrl-C and start again.`
      : `A store is already running ${which}, at ${address} : open that address, or end the store there with Ctrl-C and start again.`,
    address,
  )
}
