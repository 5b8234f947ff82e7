// @module-tag all
import { beforeAll, describe, expect, it } from 'vitest'
import { restore } from '../store/support'
import { hardships } from './killing/hardships'
import { jobs } from './killing/jobs'
import { calmly, settled, type StoreState } from './killing/kill-at'
import { designs } from './killing/merchant'
import { isAsked } from './killing/order'
import { tell } from './killing/told'
import { newVisit } from './support'

const borne = Object.entries(hardships).filter(([name]) => isAsked(name, false))

describe('the main job under hardship', () => {
  const { wish } = jobs.main
  let wanted: StoreState

  beforeAll(async () => {
    wanted = (await calmly(jobs.main)).store
  }, 300_000)

  for (const [job, { says, visit, begin, timeout }] of borne)
    it(`${says}: the store is as after an undisturbed run`, { tags: ['P-15'], timeout: timeout + 60_000 }, async () => {
      const start = Date.now()
      await restore()
      const { page } = await newVisit({ ...visit })
      await begin(page)
      const done = await designs(page, wish, timeout)
      const found = await settled(wanted)
      const seconds = (Date.now() - start) / 1000
      tell({ job, what: says, equal: found === wanted, errors: [], done, seconds })
      expect(found).toEqual(wanted)
    })
})
