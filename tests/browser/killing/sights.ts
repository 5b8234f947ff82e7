/** What a merchant can find on the screen on the way to a saved design, and what they do about it. The first in sight counts. */
import type { Locator, Page } from 'playwright-core'
import { cardSteps, firstAnswers } from '../../../src/events/wizard'
import type { Look } from '../../../src/catalogue/wizard/looks'
import type { Told } from '../ai-walk-support'
import { begin, goods, shopName, taking } from '../quick-start-support'
import { answerHere, headingOf } from '../wizard-support'

/** What the merchant wants: a store by the set-up with a palette of their choice, or one that is made of their answers, or a direction. */
export type Wish =
  | { readonly palette: string }
  | { readonly told: Told }
  | { readonly quick: { readonly goods: string; readonly name: string; readonly take: Look } }

export type Sight = { readonly what: string; readonly seen: Locator; readonly act: () => Promise<unknown> }

/** Whether the palette was looked at in this visit: once, however it came to be chosen. */
type Memory = { looked: boolean }

export const sightsOf = (page: Page, wish: Wish, memory: Memory): readonly Sight[] => {
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  const saves = page.locator(`${quietBar} .cys-save-bar__button:not([aria-disabled=true])`)
  const pressing = (what: string, seen: Locator): Sight => ({ what, seen, act: () => press(seen) })
  return [
    pressing(
      'Continue where it was',
      page.locator('.cys-offer').getByRole('button', { name: /^(Continue|Carry on with your design)/ }),
    ),
    pressing('Please try again', button('Please try again')),
    pressing('Try again', button('Try again')),
    ...('quick' in wish
      ? []
      : [pressing('Start designing', button('Start designing')), pressing('Quick start', button('Quick start'))]),
    ...('told' in wish
      ? questions(page, wish.told)
      : 'quick' in wish
        ? quickStart(page, wish.quick)
        : palettes(page, wish.palette, memory)),
    pressing('Save anyway', button('Save anyway')),
    // Once nothing goes on behind the designer any more: how many fonts are there before Save would be a matter of luck.
    { what: 'Save', seen: saves, act: () => press(saves, saves.and(page.locator('body:not(.modal-open) *'))) },
  ]
}

const quietBar = '.cys-save-bar:not(:has(.cys-background-work > *))'

const palettes = (page: Page, title: string, memory: Memory): readonly Sight[] => {
  const item = page.locator(`.cys-palette[aria-label="${title}"]`)
  const chosen = page.locator(`.cys-palette.is-active[aria-label="${title}"]`)
  const menu = page.getByRole('button', { name: 'Choose your color palette', exact: true })
  const back = page.getByRole('navigation', { name: 'Navigation' }).getByRole('button', { name: 'Back', exact: true })
  const choose = async () => {
    await click(item)
    await chosen.waitFor({ timeout: 10_000 })
  }
  const leave = async () => {
    await press(back, chosen)
    memory.looked = true
  }
  const looking = [
    { what: 'Back', seen: chosen, act: leave },
    { what: title, seen: item, act: choose },
  ]
  return memory.looked ? looking : [...looking, { what: 'Palettes', seen: menu, act: () => press(menu) }]
}

const quickStart = (page: Page, wish: Extract<Wish, { quick: unknown }>['quick']): readonly Sight[] => {
  const tell = async () => {
    await goods(page).fill(wish.goods, { timeout: 5_000 })
    await shopName(page).fill(wish.name, { timeout: 5_000 })
    await press(begin(page))
  }
  const told = { description: wish.goods, look: wish.take, tone: firstAnswers.tone }
  const take = page.getByRole('button', { name: taking(wish.take) })
  return [
    { what: 'Tell', seen: begin(page), act: tell },
    ...questions(page, told),
    { what: taking(wish.take), seen: take, act: () => press(take) },
  ]
}

const questions = (page: Page, { description, ...answers }: Told): readonly Sight[] => {
  const question = (name: string, answer: () => Promise<unknown>): Sight => {
    const seen = page.getByRole('heading', { name, exact: true })
    const act = async () => {
      await answer()
      await press(page.getByRole('button', { name: 'Continue', exact: true }), seen)
    }
    return { what: name, seen, act }
  }
  const text = page.getByRole('textbox', { name: 'Your business' })
  return [
    question(headingOf('business-info-description'), () => text.fill(description, { timeout: 5_000 })),
    ...cardSteps.map((step) => question(headingOf(step), () => answerHere(page, step, answers))),
  ]
}

const click = (target: Locator) => target.click({ timeout: 5_000 })

/** Presses, and waits until that shows: nobody presses what is at work already. */
const press = async (target: Locator, gone = target): Promise<void> => {
  await click(target)
  await gone.waitFor({ state: 'hidden', timeout: 10_000 })
}
