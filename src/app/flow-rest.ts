/**
 * The Rest that effects use: maps paths to where this store serves them, uses early answers, and batches other reads.
 */
import { answeredAlong, answeredEarly, type EarlyAnswers } from '../effects/adapters/early-answers'
import { atHome } from '../effects/adapters/rest-preload'
import { readTogether } from '../effects/adapters/read-together'
import type { Rest } from '../effects/runner/ports'
import type { Boot } from './boot'

export const flowRest = (rest: Rest, early: EarlyAnswers, { routes }: Boot): Rest =>
  atHome(answeredEarly(answeredAlong(readTogether(rest), early), early), routes)
