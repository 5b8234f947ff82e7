/** States of a native store: its database, and the files that it has written. */
import { existsSync } from 'node:fs'
import { cp, mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { States } from '../store'
import type { Database } from './database'

const parts = ['uploads', 'fonts', 'themes']

export const statesOf = (folder: string, database: Database): States => {
  const content = join(folder, 'wp-content')
  const home = (name: string): string => join(folder, '..', 'states', name)
  return {
    keep: async (name) => {
      await rm(home(name), { recursive: true, force: true })
      await mkdir(home(name), { recursive: true })
      await Promise.all(parts.map((part) => replace(join(content, part), join(home(name), part))))
      await database.keep(join(home(name), 'database'))
    },
    putBack: async (name) => {
      await Promise.all(parts.map((part) => replace(join(home(name), part), join(content, part))))
      await database.putBack(join(home(name), 'database'))
    },
  }
}

const replace = async (from: string, to: string): Promise<void> => {
  await rm(to, { recursive: true, force: true })
  if (existsSync(from)) await cp(from, to, { recursive: true, preserveTimestamps: true })
}
