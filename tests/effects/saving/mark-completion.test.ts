import * as E from 'fp-ts/Either'
import { firstValueFrom, of } from 'rxjs'
import { describe, expect, it } from 'vitest'
import { markCompletion } from '../../../src/effects/saving/mark-completion'
import { fact } from '../../../src/events'
import type { Fault } from '../../../src/events/calls/fault'
import { fakeStore, type FakeStore } from '../../support/fake-store'
import { fakePorts } from '../../support/world'

const completed = 'woocommerce_admin_customize_store_completed'
const template = 'twentytwentyfour//home'

const noRoute: Fault = { tag: 'Refused', status: 404, code: 'rest_no_route', message: '' }

const designed = () => Object.assign(fakeStore(), { theme: 'twentytwentyfour' })

const marked = (store: FakeStore, older: boolean) => {
  const { rest, ...ports } = fakePorts(store)
  const ask: typeof rest.ask = (request) =>
    older && request.path.endsWith('/completion') ? of(E.left(noRoute)) : rest.ask(request)
  const requested = fact('CompletionMarkRequested', { template })
  return firstValueFrom(markCompletion(requested, { ...ports, rest: { ...rest, ask } }, 'request'))
}

describe('the completion of the task', () => {
  it('[S-05] is one request', async () => {
    const store = designed()
    expect(await marked(store, false)).toEqual(E.right(fact('DesignSaved')))
    expect(store.asked).toEqual(['POST /customize-your-store/v1/completion'])
    expect(store.options).toMatchObject({ [completed]: 'yes', [`${completed}_theme_id`]: template })
  })

  it('[S-05][W-03] of a store whose plugin is older takes a look and a write', async () => {
    const store = designed()
    expect(await marked(store, true)).toEqual(E.right(fact('DesignSaved')))
    expect(store.options).toMatchObject({ [completed]: 'yes', [`${completed}_theme_id`]: template })
  })

  it.each([true, false])(
    '[D-20] is refused where another theme is active by now, with its name (older: %s)',
    async (older) => {
      const store = fakeStore()
      store.theme = 'twentytwentyfive'
      expect(await marked(store, older)).toMatchObject({ left: { tag: 'Conflict', what: 'theme' } })
      expect(store.options).not.toHaveProperty(completed)
    },
  )
})
