/** The store as effects ask it: each path where this store serves it, answered by what the page asked early, else together with others. */
import { answeredAlong, answeredEarly, type EarlyAnswers } from '../effects/adapters/early-answers'
import { atHome } from '../effects/adapters/rest-preload'
import { readTogether } from '../effects/adapters/read-together'
import type { Rest } from '../effects/runner/ports'
import type { Boot } from './boot'

export const flowRest = (rest: Rest, early: EarlyAnswers, { routes }: Boot): Rest =>
  atHome(answeredEarly(answeredAlong(readTogether(rest), early), early), routes)
