import * as E from 'fp-ts/Either'
import { firstValueFrom, of } from 'rxjs'
import { describe, expect, it } from 'vitest'
import { readBaseline } from '../../../src/effects/restoring/read-baseline'
import { restoreStep } from '../../../src/effects/restoring/restore-step'
import { installFontFamily } from '../../../src/effects/set-up/install-font-family'
import { fact } from '../../../src/events'
import { fakeStore } from '../../support/fake-store'
import { fakePorts, fair, type Weather } from '../../support/world'

const face = (fontWeight: string) => ({ fontFamily: 'Lora', fontStyle: 'normal', fontWeight })
const lora = { slug: 'lora', name: 'Lora', fontFamily: 'Lora' }
const wanted = { ...lora, faces: [{ ...face('400 700'), src: ['http://store.test/lora.woff2'] }] }

const storeWith = (...weights: readonly string[]) => {
  const store = fakeStore()
  const faces = weights.map((weight) => ({ ...face(weight), src: 'http://store.test/own.woff2' }))
  store.families.push({ id: 1, ...lora, faces })
  return store
}

const install = (store: ReturnType<typeof fakeStore>, weather = fair) =>
  firstValueFrom(
    installFontFamily(fact('FontFamilyInstallRequested', { family: wanted }), fakePorts(store, weather), 'request'),
  )

const remove = (store: ReturnType<typeof fakeStore>) => {
  const [from, to] = ([true, false] as const).map((there) => ({ kind: 'font', family: wanted, there }) as const)
  if (from === undefined || to === undefined) throw new Error('There are two.')
  return firstValueFrom(restoreStep(fact('RestoreStepRequested', { step: { from, to } }), fakePorts(store), 'request'))
}

describe('font families that the merchant installed', () => {
  it('[D-19] given the family is in the library with faces of its own, then its installation says so, also when it is asked for again', async () => {
    const store = storeWith('500')
    for (const _ of ['once', 'twice']) expect(await install(store)).toMatchObject({ right: { found: true } })
    expect(store.families[0]?.faces.map(({ fontWeight }) => fontWeight)).toEqual(['500', '400 700'])
  })

  it('[D-19] given the answer of the installation was lost, then the family is still the one that it made', async () => {
    const store = fakeStore()
    for (const _ of ['once', 'twice']) expect(await install(store)).toMatchObject({ right: { found: false } })
  })

  it('[N-05] given the store cannot keep the file of a face, then that is told, and no family without faces stays behind', async () => {
    const fault = {
      tag: 'Refused',
      status: 500,
      code: 'rest_font_upload_unknown_error',
      message: 'No folder.',
    } as const
    const full: Weather = ({ method, path }) => of(method === 'POST' && path.endsWith('/font-faces') ? fault : null)
    const store = fakeStore()
    expect(await install(store, full)).toEqual(E.left(fault))
    expect(store.families).toEqual([])
    const others = storeWith('500')
    expect(await install(others, full)).toEqual(E.left(fault))
    expect(others.families).toHaveLength(1)
  })

  it('[D-19] given a family has faces beside those of the flow, then it stays with all of them', async () => {
    const store = storeWith('400 700', '500')
    expect(await remove(store)).toMatchObject({ right: { skipped: 'touched' } })
    expect(store.families).toHaveLength(1)
    const own = storeWith('400 700')
    expect(await remove(own)).toMatchObject({ right: { skipped: null } })
    expect(own.families).toEqual([])
  })

  it.each([99, 100, 130, 200])(
    '[D-19] given %i families, which the store tells by the hundred, then all are known',
    async (count) => {
      const store = fakeStore()
      for (let id = 1; id <= count; id += 1) store.families.push({ id, ...lora, slug: `family-${id}`, faces: [] })
      const read = await firstValueFrom(readBaseline(fact('BaselineReadRequested'), fakePorts(store), 'request'))
      const things = E.isRight(read) ? read.right.things : []
      expect(things.filter(({ kind }) => kind === 'font')).toHaveLength(count)
    },
  )
})
