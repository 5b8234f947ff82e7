/**
 * Thirty shops, ten for each look, that the built-in suggestions are measured by. The tables of words were written with these
 * in view, so their score guards against getting worse; it does not foretell how well a new description fares.
 */
import type { Look } from '../../src/catalogue/wizard/looks'
import { boldBusinesses } from './bold-businesses'
import type { business } from './business'
import { classicBusinesses } from './classic-businesses'
import { contemporaryBusinesses } from './contemporary-businesses'

const byLook: readonly (readonly [Look, readonly ReturnType<typeof business>[]])[] = [
  ['Contemporary', contemporaryBusinesses],
  ['Classic', classicBusinesses],
  ['Bold', boldBusinesses],
]

export const thirtyBusinesses = byLook.flatMap(([look, list]) => list.map((one) => ({ ...one, look })))
