/** Our flow. */
import type { Page } from 'playwright-core'
import { long } from '../browser/seen'
import type { Flow, Room } from './flow'

const roomNames: Readonly<Record<Room, string>> = {
  palette: 'Choose your color palette',
  fonts: 'Choose fonts',
  header: 'Choose your header',
  footer: 'Choose your footer',
  homepage: 'Design your homepage',
}

const choices: Readonly<Record<Room, string>> = {
  palette: '.cys-palette',
  fonts: '.cys-font',
  header: '.cys-preview-card',
  footer: '.cys-preview-card',
  homepage: '.cys-pattern-sidebar .cys-preview-card',
}

/** @param woocommerce whether the flow is a page of WooCommerce's admin */
export const ours = (woocommerce: boolean): Flow => {
  const page = `/wp-admin/admin.php?page=${woocommerce ? 'wc-admin' : 'customize-your-store'}`
  return {
    name: 'ours',
    intro: `${page}&path=/customize-store`,
    designer: `${page}&path=/customize-store/assembler-hub`,
    startButton: (at) => at.getByRole('button', { name: 'Start designing' }),
    introUsable: () =>
      window.bench
        .all('button')
        .some(
          (button) =>
            button.textContent.trim() === 'Start designing' &&
            window.bench.shown(button) &&
            !button.matches(':disabled'),
        ),
    choosable: () =>
      window.bench
        .all('button')
        .some((button) => button.textContent.trim() === 'Choose your color palette' && window.bench.shown(button)),
    drawn: () =>
      window.bench.all('.cys-skeleton, .cys-loader').length === 0 &&
      window.bench.shown(window.bench.canvas()?.querySelector('header')) &&
      window.bench.shown(window.bench.canvas()?.querySelector('.is-root-container > :not(header, footer)')),
    seen: () => {
      const picture = window.bench.all('.cys-skeleton iframe')[0] as HTMLIFrameElement | undefined
      const page = picture === undefined ? window.bench.canvas() : picture.contentDocument
      const isUncovered = window.bench.all('.cys-skeleton, .cys-loader').length === 0
      return (
        (picture === undefined ? isUncovered : page?.readyState === 'complete') &&
        page?.fonts.status === 'loaded' &&
        window.bench.shown(page.querySelector('header')) &&
        window.bench.shown(page.querySelector('.is-root-container > :not(header, footer)'))
      )
    },
    allThere: (at) => at.locator('.cys-background-work > *').first().waitFor({ state: 'detached', timeout: long }),
    roomButton: (at, room) => at.getByRole('button', { name: roomNames[room], exact: true }),
    back: (at) => side(at).getByRole('button', { name: 'Back', exact: true }),
    choices,
    otherChoices: (at, room) => at.locator(`${choices[room]}:not(.is-active, .is-selected, .is-added)`),
    category: (at, nth) => at.locator('[data-category][aria-expanded="false"]').nth(nth),
    save: (at) => at.getByRole('button', { name: 'Save', exact: true }),
    closed: () =>
      window.bench
        .all('h1, h2')
        .some((heading) => heading.textContent.includes('Your store looks great') && window.bench.shown(heading)),
    settle: async (at) => {
      const skip = at.getByRole('button', { name: 'No thanks' })
      if (await skip.isVisible()) await skip.click()
    },
  }
}

const side = (page: Page) => page.getByRole('navigation', { name: 'Navigation' })
