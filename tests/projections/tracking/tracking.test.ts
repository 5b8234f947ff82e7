import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fact } from '../../../src/events'
import { rooms } from '../../../src/events/design'
import { anySession, recorded, wellFormed } from '../../arbitraries/sessions'
import { story } from '../../support/story'
import { trackingOf } from '../../support/tracking'
import { closingRows } from './closing-rows'
import { designerRows, homepageRows } from './designer-rows'
import { introRows } from './intro-rows'
import { generationRows, savingRows } from './with-ai-rows'
import { wizardRows } from './wizard-rows'
import { later, names } from './names'
import { aiOnline, atClosing, type Row } from './stories'

const table: readonly Row[] = [
  ...introRows,
  ...wizardRows,
  ...generationRows,
  ...savingRows,
  ...designerRows,
  ...homepageRows,
  ...closingRows,
]

describe('what the tracker receives', () => {
  for (const [when, before, then, ...said] of table)
    it(`of ${when}`, { tags: ['R-07'] }, () => {
      const log = story(...before, then)
      const last = trackingOf(log).filter(({ seq }) => seq === log.at(-1)!.seq)
      expect(last.map(({ name, props }) => ({ name, props }))).toEqual(
        said.map(([name, props = {}]) => ({ name: `customize_your_store_${name}`, props })),
      )
    })

  it(
    'every name of the reference is in the table, or in the list of those that cannot be sent',
    { tags: ['R-07'] },
    () => {
      const told = new Set(table.flatMap(([, , , ...said]) => said.map(([name]) => name)))
      expect(names.filter((name) => !told.has(name)).sort()).toEqual([...later.keys()].sort())
      expect([...told].filter((name) => !names.includes(name))).toEqual([])
    },
  )

  it('at sign-up on the platform each event says so, and nowhere else', { tags: ['R-07'] }, () => {
    const signUp = (managedHosting: boolean, entrepreneur: boolean) =>
      trackingOf(story(...atClosing({ managedHosting, entrepreneur }), fact('BackToHomeChosen')))[0]?.props
    expect(signUp(true, true)).toEqual({ ref: 'entrepreneur-signup' })
    for (const props of [signUp(true, false), signUp(false, true), signUp(false, false)]) expect(props).toEqual({})
  })

  it(
    'receives nothing of an answer that came too late, or of a fact that this build cannot read',
    { tags: ['R-07'] },
    () => {
      const log = story(...aiOnline)
      const late = recorded(fact('AiStatusReadReceived', { indicator: 'major' }), {
        seq: log.length + 1,
        id: 'late',
        settles: log.at(-1)!.settles,
      })
      const unknown = recorded({ type: 'UnknownFact', raw: {}, why: '' } as const, {
        seq: log.length + 2,
        id: 'unknown',
      })
      expect(trackingOf([...log, late, unknown])).toEqual(trackingOf(log))
    },
  )

  it(
    'in any session, the tracker receives only names of the reference, or such a name of a room',
    { tags: ['R-07', 'P-08'] },
    () => {
      const ofRooms = rooms.map((room) => `assembler_hub_${room.replaceAll('-', '_')}_item_click`)
      fc.assert(
        fc.property(anySession, (entries) => {
          for (const { name } of trackingOf(wellFormed(entries)))
            expect([...names, ...ofRooms]).toContain(name.replace(/^customize_your_store_/, ''))
        }),
      )
    },
  )
})
