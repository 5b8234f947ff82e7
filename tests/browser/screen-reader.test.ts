// @module-tag all
/** The main job as somebody does it who does not see the screen: by keys, with what a screen reader says. */
import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { restore } from '../store/support'
import { longHome } from './canvas-support'
import { openDesigner, seedStore } from './designer-support'
import { heard, listen, press, spoken, tabTo } from './keys'
import { places } from './rooms'
import { newVisit } from './support'
import { atClosing, flowAddress, inDesigner } from './walk-support'

it(
  'the whole main job by keys alone, with what is said at each step',
  { tags: ['B-17'], timeout: 300_000 },
  async () => {
    await restore()
    const { page } = await newVisit()
    await listen(page)
    /** Of what has the focus. */
    const reads = (words: string) => expect.poll(() => spoken(page)).toBe(words)
    /** How many announcements of this page were waited for. */
    let passed = 0
    /** Without the focus. The line of the contrast panel may come at any moment, so the last words need not be these. */
    const says = async (words: string | RegExp) => {
      const matches = (line: string) => (typeof words === 'string' ? line === words : words.test(line))
      await expect
        .poll(async () => (await said(page)).slice(passed))
        .toSatisfy((lines: string[]) => lines.some(matches))
      passed += (await said(page)).slice(passed).findIndex(matches) + 1
    }
    const opens = async (name: string | RegExp, heading: string) => {
      await press(page, name)
      await reads(`heading "${heading}" [level=1]`)
    }
    const goesBack = async () => {
      await press(page, 'Back', 'Shift+Tab')
      await reads('heading "Let\'s get creative" [level=1]')
    }

    await page.goto(flowAddress)
    await page.getByRole('button', { name: 'Start designing' }).waitFor()
    await reads('heading "Design or choose a new theme" [level=1]')
    await press(page, 'Start designing')
    await inDesigner(page)
    expect(await heard(page)).toEqual(expect.arrayContaining(['Setting up the foundations', 'Opening the doors']))
    await reads('heading "Let\'s get creative" [level=1]')
    await press(page, 'Skip')
    await reads('heading "Let\'s get creative" [level=1]')

    await opens('Choose your color palette', 'Choose your color palette')
    await press(page, 'Slate')
    await says('Palette chosen: Slate')
    await reads('button "Slate"')
    await page.keyboard.press('ControlOrMeta+z')
    await says('Undone: Palette: Slate')
    await page.keyboard.press('ControlOrMeta+Shift+z')
    await says('Redone: Palette: Slate')
    await goesBack()

    await opens('Choose your header', 'Choose your header')
    await press(page, /^With a search field/)
    await says('Chosen: With a search field')
    await reads('button "With a search field in use"')
    await goesBack()

    await opens('Design your homepage', 'Design your homepage')
    await press(page, /^Services/)
    await reads('heading "Services" [level=2]')
    await tabTo(page, (name) => name.startsWith('Three columns with images and content'))
    await page.keyboard.press('Enter')
    await says('Added to the page: Three columns with images and content')
    await press(page, 'Close', 'Shift+Tab')
    await expect.poll(() => spoken(page)).toMatch(/^button "Services/)
    await tabTo(page, (name) => name === 'Move up: Three columns with images and content')
    await page.keyboard.press('Enter')
    await says(/^Three columns with images and content is now section \d of \d\.$/)
    await reads('\'button "Move up: Three columns with images and content"\'')
    await goesBack()

    await press(page, 'Save')
    await page.getByRole('dialog', { name: 'Before you save' }).waitFor()
    await press(page, 'Save anyway')
    await atClosing(page)
    await reads('heading "Your store looks great!" [level=1]')
  },
)

describe('what a screen reader finds in the designer', () => {
  beforeAll(async () => {
    await restore()
    await seedStore(longHome)
  }, 240_000)

  it(
    'in each room, buttons have names of their own, headings have an order, the page is one thing',
    { tags: ['all', 'B-17'] },
    async () => {
      const { page } = await newVisit()
      for (const [room] of places) {
        await openDesigner(page, room)
        const tree = await treeOf(page)
        const levels = [...tree.matchAll(/- '?heading .*\[level=(\d)\]/g)].map(([, level]) => Number(level))
        expect([room, levels[0], levels.filter((level) => level === 1).length]).toEqual([room, 1, 1])
        expect([room, levels.filter((level, at) => level > (levels[at - 1] ?? 0) + 1)]).toEqual([room, []])
        const names = [...tree.matchAll(/- '?(?:button|link|textbox|separator)(?: "([^"]*)")?/g)].map(
          ([, name]) => name,
        )
        // The texts of a section are called by their kind, as they are in the editor.
        const kinds = ['Heading', 'Text', 'List item', 'Button']
        const twice = names.filter((name, at) => name === undefined || names.indexOf(name) !== at)
        expect([room, twice.filter((name) => !kinds.includes(name ?? ''))]).toEqual([room, []])
        expect([room, tree.match(/- iframe:?\n? *-? ?.*/g)]).toEqual([room, [expect.stringMatching(/^- iframe$/m)]])
      }
    },
  )
})

/** What was said, but for what WordPress's group block says where it is drawn a moment before the blocks in it. */
const said = async (page: Page): Promise<readonly string[]> =>
  (await heard(page)).filter((words) => words !== 'Group blocks together. Select a layout:')

/** The designer as the browser hands it to a screen reader: a line each, with role, name and state. */
const treeOf = (page: Page): Promise<string> => page.getByRole('main').ariaSnapshot()
