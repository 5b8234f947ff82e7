import * as E from 'fp-ts/Either'
import { firstValueFrom, of } from 'rxjs'
import { describe, expect, it } from 'vitest'
import { readClosing } from '../../../src/effects/closing'
import type { Ports, RestRequest } from '../../../src/effects/runner/ports'
import { fact } from '../../../src/events'
import { refused } from '../../support/facts'
import { fakeStore } from '../../support/fake-store'
import { fakePorts, fair, type Weather } from '../../support/world'

const failing =
  (...paths: readonly string[]): Weather =>
  ({ path }) =>
    of(paths.some((part) => path.includes(part)) ? refused() : null)

const read = (weather: Weather, rest: (ask: Ports['rest']) => Ports['rest'] = (same) => same) => {
  const ports = fakePorts(fakeStore(), weather)
  return firstValueFrom(readClosing(fact('ClosingReadRequested'), { ...ports, rest: rest(ports.rest) }, 'request'))
}

/** As on newer versions, where the list has no such task. */
const withoutTask = (rest: Ports['rest']): Ports['rest'] => ({
  ...rest,
  ask: <A>(request: RestRequest<A>) =>
    request.path.includes('onboarding/tasks')
      ? of(E.mapLeft(() => ({ tag: 'Garbled', what: '' }) as const)(request.reply.decode([])))
      : rest.ask(request),
})

describe('what the closing screen needs', () => {
  it('given the survey option cannot be read, then it is tolerated', { tags: ['T-02'] }, async () => {
    expect(E.isRight(await read(failing('wc-admin/options')))).toBe(true)
  })

  it('given the task cannot be read, then nothing is taken for granted', { tags: ['T-02', 'R-08'] }, async () => {
    expect(await read(failing('onboarding/tasks'))).toEqual(E.left(refused()))
  })

  it(
    'given there is no such task and the option in its place cannot be read, then neither',
    { tags: ['T-02', 'R-08'] },
    async () => {
      expect(E.isRight(await read(fair, withoutTask))).toBe(true)
      expect(await read(failing('wc-admin/options'), withoutTask)).toEqual(E.left(refused()))
    },
  )
})
