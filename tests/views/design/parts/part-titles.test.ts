import { expect, it } from 'vitest'
import { footerTitle, headerTitle } from '../../../../src/views/design/parts/part-screen'

it('[D-06] given a store made by AI, then header and footer are changed; else they are chosen', () => {
  expect([headerTitle(true), footerTitle(true)]).toEqual(['Change your header', 'Change your footer'])
  expect([headerTitle(false), footerTitle(false)]).toEqual(['Choose your header', 'Choose your footer'])
})
