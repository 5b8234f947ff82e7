/** Sessions by number, from 1: number K of a seed is the same session, whether it runs alone, in a shard or with all others. */
import fc from 'fast-check'
import type { Shard } from '../../../src/replay/shard'
import { plan, type Plan } from '../plan'

export type Case = { readonly number: number; readonly plan: Plan }

/** Made in blocks: fast-check begins with small cases, and a thousand reach its usual mixture. */
const block = 1000

/** What fast-check needs to make a session again, and smaller ones of it. */
export const placeOf = (seed: number, number: number): { readonly seed: number; readonly path: string } => ({
  seed: mixed(seed, Math.floor((number - 1) / block)),
  path: String((number - 1) % block),
})

export const planOf = (seed: number, number: number): Plan => {
  const place = placeOf(seed, number)
  const [made] = fc.sample(plan, { numRuns: Number(place.path) + 1, seed: place.seed }).slice(-1)
  if (made === undefined) throw new Error(`There is no session ${number} of the seed ${seed}.`)
  return made
}

/** Every session of the shard. To make one takes a hundredth of the time that it takes to live it. */
export function* casesIn(seed: number, sessions: number, { index, of }: Shard): Generator<Case, void, undefined> {
  for (let first = 1; first <= sessions; first += block) {
    const numRuns = Math.min(block, sessions - first + 1)
    for (const [place, made] of fc.sample(plan, { numRuns, seed: placeOf(seed, first).seed }).entries())
      if ((first + place) % of === index % of) yield { number: first + place, plan: made }
  }
}

/** Neighbouring seeds share no block. */
const mixed = (seed: number, part: number): number => {
  const sum = Math.imul(seed ^ Math.imul(part + 1, 0x9e3779b1), 0x85ebca6b)
  return (sum ^ (sum >>> 13)) | 0
}
