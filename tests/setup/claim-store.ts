/** Before a test file: one of the run's embedded stores becomes its own, until it ends. Two files never share one. */
import { rmSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, inject } from 'vitest'

const claimIn = (folder: string): string => join(folder, '.claimed-by')

const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

/** Puts a claim that nobody lives to hold away. */
const forgetTheDead = (claim: string): void => {
  const holder = Number(readFileSync(claim, 'utf8'))
  if (holder > 0 && holder !== process.pid && !isAlive(holder)) rmSync(claim, { force: true })
}

const isClaimed = (claim: string): boolean => {
  try {
    writeFileSync(claim, String(process.pid), { flag: 'wx' })
    return true
  } catch {
    try {
      forgetTheDead(claim)
    } catch {
      // Its holder was quicker.
    }
    return false
  }
}

/** The store of this worker's file before comes first: the browser has cached its files. */
const inOrder = (): readonly number[] => {
  const before = Number(process.env['EMBEDDED_STORE'] ?? 0)
  return inject('stores')
    .map((_, index) => index)
    .toSorted((a, b) => Number(b === before) - Number(a === before))
}

const claimOne = async (): Promise<number> => {
  for (;;) {
    const free = inOrder().find((index) => isClaimed(claimIn(inject('stores')[index]?.folder ?? '')))
    if (free !== undefined) return free
    await sleep(50)
  }
}

const mine = await claimOne()
process.env['EMBEDDED_STORE'] = String(mine)
afterAll(() => rmSync(claimIn(inject('stores')[mine]?.folder ?? ''), { force: true }))
