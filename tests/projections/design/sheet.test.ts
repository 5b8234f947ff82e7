import { expect, it } from 'vitest'
import { fact } from '../../../src/events'
import { paths } from '../../../src/events/route-path'
import { sheetStop, nearestStop, shareOf, stopBeside, tappedStop } from '../../../src/projections/design/canvas'
import { given, opened } from '../../support/story'
import { surroundings } from '../../support/world'

it('given the choices were pulled, then they stay there, also after a reload', { tags: ['B-16'] }, () => {
  const pulled = [opened(paths.designer), fact('SheetPulled', { stop: 'high' })] as const
  expect(sheetStop(given(opened(paths.designer)))).toBe('middle')
  expect(sheetStop(given(...pulled))).toBe('high')
  const resumed = fact('FlowResumed', { path: paths.homepage, surroundings, customizing: false })
  expect(sheetStop(given(...pulled, resumed))).toBe('high')
})

it('given they are let go between two places, then they rest at the nearer one', { tags: ['B-16'] }, () => {
  expect([-1, 0.36, 0.5, 0.7, 5].map(nearestStop)).toEqual(['low', 'low', 'middle', 'high', 'high'])
  expect((['low', 'middle', 'high'] as const).map((stop) => nearestStop(shareOf(stop)))).toEqual([
    'low',
    'middle',
    'high',
  ])
})

it('given taps and keys, then each place can be reached', { tags: ['B-16'] }, () => {
  expect((['low', 'middle', 'high'] as const).map(tappedStop)).toEqual(['middle', 'high', 'middle'])
  expect([stopBeside('low', -1), stopBeside('low', 1), stopBeside('low', 2), stopBeside('high', 1)]).toEqual([
    'low',
    'middle',
    'high',
    'high',
  ])
})
