/** What the tests of blocks' reads ask, and where. Timers are faked. */
import type { APIFetchOptions } from '@wordpress/api-fetch'
import { vi } from 'vitest'
import { habitsIn } from '../../../src/effects/adapters/rest-preload'
import { memory } from './memory'

/** A store that answers each path with itself; what fails is refused. */
export const store = ({ failing = [] as readonly string[], together = true } = {}) => {
  const asked: string[] = []
  const next = (options: APIFetchOptions): Promise<unknown> => {
    const { path = '', data } = options as { path?: string; data?: { paths: readonly string[] } }
    asked.push(data === undefined ? path : data.paths.join(' '))
    if (data === undefined) return failing.includes(path) ? Promise.reject(new Error(path)) : Promise.resolve(path)
    if (!together) return Promise.reject(new Error('Blocked'))
    const answered = data.paths.filter((each) => !failing.includes(each))
    return Promise.resolve(
      Object.fromEntries(answered.map((each) => [each, { body: each, headers: { 'X-WP-Total': '7' } }])),
    )
  }
  return { asked, next }
}

export const preloaded = (answers: Readonly<Record<string, unknown>>) => Promise.resolve(answers)

export const habits = (kept = memory()) => habitsIn(() => kept, 'site')

export const later = (milliseconds = 100) => vi.advanceTimersByTimeAsync(milliseconds)
