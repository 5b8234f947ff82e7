import * as E from 'fp-ts/Either'
import { firstValueFrom, lastValueFrom, toArray } from 'rxjs'
import { describe, expect, it } from 'vitest'
import { publishVersion, publish } from '../../../src/effects/publications'
import { fact } from '../../../src/events'
import { fakeStore } from '../../support/fake-store'
import { versionOf } from '../../support/fake-versions'
import { fakePorts } from '../../support/world'

const version = (id: number) => ({ kind: 'version', id, at: 0, left: [] }) as const
const asked = fact('RestoreStepRequested', { step: { from: version(0), to: version(0) } })

/** A store that has published a header. */
const designed = async () => {
  const store = Object.assign(fakeStore(), { theme: 'twentytwentyfour' })
  const header = { kind: 'header', id: 'twentytwentyfour//header', content: 'Mine' } as const
  await lastValueFrom(
    publish(
      fact('PublicationRequested', {
        theme: null,
        inFront: false,
        postsPage: false,
        targets: [header],
        completed: null,
        expects: { theme: versionOf('twentytwentyfour') },
        overwrite: ['header'],
      }),
      fakePorts(store),
      'a publication',
    ),
  )
  return store
}

const told = async (store: Awaited<ReturnType<typeof designed>>) =>
  (await firstValueFrom(publishVersion(asked, fakePorts(store), 'a version').pipe(toArray()))).map(
    E.getOrElseW((fault) => fault),
  )

describe('a version that is published again', () => {
  it('given the store says something of it, then that is told before it is done', async () => {
    const store = Object.assign(await designed(), { notes: ['The new theme is active.', 'It ended with an error.'] })
    expect(await told(store)).toMatchObject([
      fact('PublicationNoted', { notes: ['The new theme is active.', 'It ended with an error.'], unkept: [] }),
      { type: 'RestoreStepMade' },
    ])
  })

  it('given it says nothing, then nothing is told', async () => {
    expect(await told(await designed())).toMatchObject([{ type: 'RestoreStepMade' }])
  })
})
