import { describe, expect, it } from 'vitest'
import { paths } from '../../../src/events/route-path'
import { fact } from '../../../src/events'
import { canvasDevice, canvasWidth, isPreviewOpen, showsResizeHint } from '../../../src/projections/design/canvas'
import { isRevealed } from '../../../src/projections/design/page'
import { selectedSection } from '../../../src/projections/design/sections'
import { designRead, featuresRead, patternsRead, storeRead } from '../../support/facts'
import { given, opened } from '../../support/story'
import { surroundings } from '../../support/world'

const designer = [
  opened(paths.homepage),
  storeRead({ taskCompleted: true }),
  featuresRead(),
  designRead(),
  patternsRead('one'),
  fact('CanvasShown'),
] as const
const ids = given(...designer).designing.design!.sections.map(({ id }) => id)
const [first = '', second = ''] = ids
const select = (section: string | null) => fact('SectionSelected', { section })
const insert = (section: string) =>
  fact('SectionInserted', { after: null, section, pattern: 'one', title: 'One', content: '<p/>' })
const remove = (section: string) => fact('SectionDeleted', { section })
const resumed = fact('FlowResumed', { path: paths.homepage, surroundings, customizing: false })
const selectedAfter = (...events: Parameters<typeof given>) => selectedSection(given(...designer, ...events))

describe('the section in hand', { tags: ['D-10'] }, () => {
  it('given nothing was selected, then none is', () => {
    expect(selectedAfter()).toBeNull()
    expect(selectedAfter(select('no-such-section'))).toBeNull()
  })

  it('given one is selected, let go, moved, or comes, then that is told', () => {
    expect(selectedAfter(select(second))).toBe(second)
    expect(selectedAfter(select(second), select(null))).toBeNull()
    expect(selectedAfter(fact('SectionMoved', { section: second, direction: 'up' }))).toBe(second)
    expect(selectedAfter(insert('new'))).toBe('new')
  })

  it('given one is deleted, then the next is selected, and none after the last', () => {
    expect(selectedAfter(remove(first))).toBe(second)
    expect(selectedAfter(remove(second))).toBeNull()
    expect(selectedAfter(select(second), remove('no-such-section'))).toBe(second)
  })

  it('given its coming is undone, then none is; given it is done again, then it is in hand again', () => {
    expect(selectedAfter(insert('new'), fact('DesignUndone'))).toBeNull()
    expect(selectedAfter(insert('new'), fact('DesignUndone'), fact('DesignRedone'))).toBe('new')
  })

  it(
    'given the page is loaded again, then it is still in hand; given the designer is left, then none is',
    { tags: ['L-02'] },
    () => {
      expect(selectedAfter(select(second), resumed)).toBe(second)
      expect(selectedAfter(select(second), fact('PathVisited', { path: paths.intro }))).toBeNull()
    },
  )
})

describe('the width of the canvas', { tags: ['D-03'] }, () => {
  it('given nothing was said, then it is a desktop’s, and the hint stands', { tags: ['B-01'] }, () => {
    const state = given(...designer)
    expect([canvasWidth(state), canvasDevice(state), showsResizeHint(state)]).toEqual([1280, 'desktop', true])
  })

  it.each([
    [390, 390, 'phone'],
    [768, 768, 'tablet'],
    [1280, 1280, 'desktop'],
    [500, 500, null],
    // As older builds recorded a desktop and a tablet.
    [null, 1280, 'desktop'],
    [780, 780, null],
  ] as const)(
    'given %s was recorded, then it is %d wide, the device is %s, and the hint is gone',
    (width, now, device) => {
      const state = given(...designer, fact('CanvasResized', { width }))
      expect([canvasWidth(state), canvasDevice(state), showsResizeHint(state)]).toEqual([now, device, false])
    },
  )

  it('given the page is still being drawn, then there is no hint about resizing', () => {
    expect(showsResizeHint(given(opened(paths.designer)))).toBe(false)
  })

  it('given the tour explains the sidebar, then the hint is hidden', () => {
    const tour = [fact('TourReadReceived', { hidden: false }), fact('TourStarted')] as const
    const touring = [...designer, fact('ScreenOpened', { path: paths.designer }), ...tour]
    const shows = [1, 2, 1].map((step) => showsResizeHint(given(...touring, fact('TourStepOpened', { step }))))
    expect(shows).toEqual([true, false, true])
  })

  it('given the page is loaded again, then it is as wide as before, and unseen', { tags: ['L-02'] }, () => {
    const state = given(...designer, fact('CanvasResized', { width: 390 }), resumed)
    expect([canvasWidth(state), isRevealed(state)]).toEqual([390, false])
  })
})

describe('the preview on a small screen', { tags: ['D-02'] }, () => {
  const isOpenAfter = (...events: Parameters<typeof given>) => isPreviewOpen(given(...designer, ...events))

  it('given it is opened, then it stays open until it is closed', () => {
    expect(isOpenAfter()).toBe(false)
    expect(isOpenAfter(fact('PreviewOpened'))).toBe(true)
    expect(isOpenAfter(fact('PreviewOpened'), fact('PreviewClosed'))).toBe(false)
  })

  it('given another screen is opened, then the choices are shown again', () => {
    expect(isOpenAfter(fact('PreviewOpened'), fact('PathVisited', { path: paths.designer }))).toBe(false)
    expect(isOpenAfter(fact('PreviewOpened'), fact('ScreenOpened', { path: paths.typography }))).toBe(false)
  })
})
