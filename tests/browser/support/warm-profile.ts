/**
 * Profile folders of browsers, without anything that a page stored, but with the browser's cache of files and of compiled scripts. A
 * designer opens in half the time with them, and each visit can begin in a browser of its own.
 */
import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'

const home = resolve('.store', 'profiles')

// Vitest runs each worker in a process of its own and loads this file once in it.
const ours = join(home, String(process.pid))

/** The one that was used last is the warmest: it comes first. */
const free: string[] = []

/** A folder for a browser that is to be started; nobody else gets it before `giveProfileBack`. */
export const takeProfile = async (): Promise<string> => free.pop() ?? newFolder()

/** Takes a folder back after its browser has ended, and forgets what pages stored in it. */
export const giveProfileBack = async (folder: string): Promise<void> => {
  await forget(folder)
  free.push(folder)
}

const newFolder = async (): Promise<string> => {
  prepare()
  return mkdtemp(join(ours, 'profile-'))
}

let prepared = false

const prepare = (): void => {
  if (prepared) return
  prepared = true
  mkdirSync(ours, { recursive: true })
  for (const name of readdirSync(home)) if (!isAlive(Number(name))) remove(join(home, name))
  process.once('exit', () => remove(ours))
}

/** Helpers of a browser that was killed may still be writing while they notice. */
const patiently = { recursive: true, force: true, maxRetries: 5, retryDelay: 100 } as const

const remove = (folder: string): void => rmSync(folder, patiently)

const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

const caches = ['Cache', 'Code Cache']

const forget = async (folder: string): Promise<void> => {
  const inside = join(folder, 'Default')
  await mkdir(inside, { recursive: true })
  const names = [
    ...(await readdir(folder)).filter((name) => name !== 'Default').map((name) => join(folder, name)),
    ...(await readdir(inside)).filter((name) => !caches.includes(name)).map((name) => join(inside, name)),
  ]
  await Promise.all(names.map((name) => rm(name, patiently)))
}
