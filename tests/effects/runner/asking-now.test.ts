import { of } from 'rxjs'
import { describe, expect, it } from 'vitest'
import { fact } from '../../../src/events'
import { memoryLog } from '../../../src/persistence/log-with-memory-fallback'
import { fakeStore } from '../../support/fake-store'
import { openPage, until } from '../../support/session-run'
import { fair, fakePorts, type Weather } from '../../support/world'

const types = ({ loop }: Awaited<ReturnType<typeof openPage>>) => loop.facts().map(({ event }) => event.type)

describe('what is asked a second time', { tags: ['L-10'] }, () => {
  it('given a busy store, then the next try asks the store as it is at that moment', async () => {
    const asked: (boolean | undefined)[] = []
    const weather: Weather = (request) => {
      if (!request.path.includes('font-collections')) return fair(request)
      asked.push(request.now)
      return of(asked.length === 1 ? { tag: 'Refused', status: 503, code: '', message: '' } : null)
    }
    const page = await openPage(memoryLog(), fakePorts(fakeStore(), weather), '')
    await until(page, ({ features }) => features.fontLibrary !== null)
    expect(asked).toEqual([undefined, true])
    page.close()
  })

  it(
    'given a reading that is asked for again, then it asks the store as it is at that moment',
    { tags: ['D-20'] },
    async () => {
      const asked: (boolean | undefined)[] = []
      const weather: Weather = (request) => {
        if (!request.path.includes('onboarding/tasks')) return fair(request)
        asked.push(request.now)
        return of(asked.length === 1 ? { tag: 'Refused', status: 403, code: '', message: '' } : null)
      }
      const page = await openPage(memoryLog(), fakePorts(fakeStore(), weather), '')
      await until(page, () => types(page).includes('StoreReadRefused'))
      await page.loop.record(fact('ReadingRetried'))
      await until(page, () => types(page).includes('StoreReadReceived'))
      expect(asked).toEqual([undefined, true])
      page.close()
    },
  )
})
