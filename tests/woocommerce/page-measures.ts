/** What a page of the shop looks like to a customer, measured in the browser. Each measure gives what was found, or the faults in words. */
import type { Page } from 'playwright-core'

/** The grounds of the home page's sections from the top, and last that of the footer, as `#rrggbb`. */
export const groundsIn = (): string[] => {
  const hex = (css: string) =>
    `#${(css.match(/\d+/g) ?? [])
      .slice(0, 3)
      .map((each) => Number(each).toString(16).padStart(2, '0'))
      .join('')}`
  const behind = (element: Element): string => {
    // A picture that covers a section has a color between itself and the words.
    const cover = element.matches('.wp-block-cover')
      ? element.querySelector(':scope > .wp-block-cover__background')
      : null
    const own = getComputedStyle(cover ?? element).backgroundColor
    return own === 'rgba(0, 0, 0, 0)' && element.parentElement ? behind(element.parentElement) : hex(own)
  }
  const inside = (element: Element): Element[] => {
    const drawn = [...element.children].filter((each) => each.getClientRects().length > 0)
    return drawn.length === 1 && drawn[0] ? inside(drawn[0]) : drawn
  }
  const home = document.querySelector('main') ?? document.querySelector('.wp-site-blocks') ?? document.body
  const sections = inside(home).filter((each) => !each.matches('header, footer'))
  const footer = document.querySelector('footer > *')
  const areaOf = (element: Element) => {
    const { width, height } = element.getBoundingClientRect()
    return width * height
  }
  // A field with a ground of its own that takes most of a section is what is seen of it.
  const seenOf = (section: Element) =>
    [...section.querySelectorAll('.has-background')].find((each) => areaOf(each) > areaOf(section) / 2) ?? section
  // A low row of facts belongs to the section above it.
  const low = 200
  const parts = sections.filter((each, index) => index === 0 || each.getBoundingClientRect().height >= low)
  return [...parts.map(seenOf), ...(footer ? [footer] : [])].map(behind)
}

export const groundsOf = (page: Page): Promise<string[]> => page.evaluate(groundsIn)

/** Gaps between neighbors of which both have a ground of their own, in CSS pixels. */
export const stripes = (page: Page): Promise<number[]> =>
  page.evaluate(() => {
    const all = [...document.querySelectorAll('.wp-site-blocks > *')].filter((each) => each.getClientRects().length > 0)
    const isGrounded = (element: Element) =>
      element.matches('.has-background, .wp-block-cover') || element.querySelector(':scope > .has-background') !== null
    return all.flatMap((each, index) => {
      const above = all[index - 1]
      const gap = above ? each.getBoundingClientRect().top - above.getBoundingClientRect().bottom : 0
      return above && gap > 0.5 && isGrounded(above) && isGrounded(each) ? [gap] : []
    })
  })

/** Colors of the buttons that are filled: of blocks and of the shop. On a ground of the text's color a button has the page's. */
export const buttonColorsIn = (): string[] => {
  const main = ['.wp-block-button:not(.is-style-outline) > .wp-element-button', '.single_add_to_cart_button']
  const shop = ['.wc-block-cart__submit-button', '.wc-block-components-checkout-place-order-button']
  return [...document.querySelectorAll([...main, ...shop].join())]
    .filter((each) => each.getClientRects().length > 0)
    .filter((each) => each.closest('.has-foreground-background-color') === null)
    .map((each) => getComputedStyle(each).backgroundColor)
}

export const buttonColors = (page: Page): Promise<string[]> => page.evaluate(buttonColorsIn)

/** What is wrong with the rows of the page: cards of unequal height, one that is alone though others stand side by side. */
export const faultsOfRows = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const boxOf = (element: Element) => element.getBoundingClientRect()
    const farApart = (all: readonly number[]) => Math.max(...all) - Math.min(...all) > 1
    const lists = '.wc-block-product-template, .wp-block-post-template, .wp-block-columns, .wp-block-gallery'
    return [...document.querySelectorAll(`:is(${lists}):not(footer *)`)].flatMap((list) => {
      const isOfCards = list.matches('.wc-block-product-template, .cys-tiles')
      const kind = list.matches('.wc-block-product-template') ? 'product' : 'tile'
      const cards = [...list.children].filter((each) => each.getClientRects().length > 0)
      const rows: Element[][] = []
      for (const card of cards) {
        const row = rows.at(-1)
        if (row?.[0] && boxOf(card).top < boxOf(row[0]).bottom - 1) row.push(card)
        else rows.push([card])
      }
      const most = Math.max(...rows.map(({ length }) => length))
      return rows.flatMap((row) => {
        const heights = row.map((card) => Math.round(boxOf(card).height))
        const buttons = row.flatMap((card) => {
          const button = card.querySelector('.wp-block-button')
          return button ? [Math.round(boxOf(button).bottom)] : []
        })
        const isWhole = row.length > 1 || Math.abs(boxOf(row[0]!).width - boxOf(list).width) < 2
        return [
          ...(isOfCards && farApart(heights) ? [`${kind}s of ${heights.join(', ')} px`] : []),
          ...(isOfCards && buttons.length > 1 && farApart(buttons) ? [`buttons at ${buttons.join(', ')} px`] : []),
          ...(most > 1 && !isWhole ? [`a ${kind} alone in its row`] : []),
        ]
      })
    })
  })

/** How many stand in each row. */
export const perRow = (page: Page, selector: string): Promise<number[]> =>
  page.evaluate((all) => {
    const shown = [...document.querySelectorAll(all)].filter((each) => each.getClientRects().length > 0)
    const tops = shown.map((each) => Math.round(each.getBoundingClientRect().top))
    return [...new Set(tops)].map((top) => tops.filter((other) => other === top).length)
  }, selector)

/** What of the header is shown, from left to right in reading order; and what is not in one row, or lies over something else. */
export const measureHeader = (page: Page) =>
  page.evaluate(() => {
    const header = document.querySelector('header')
    if (header === null) return { height: 0, parts: [], faults: ['no header'] }
    const whole = header.getBoundingClientRect()
    const kinds: Readonly<Record<string, string>> = {
      menu: '.wp-block-navigation__responsive-container-open',
      logo: '.wp-block-site-logo img',
      name: '.wp-block-site-title',
      search: '.wp-block-search__button',
      account: '.wp-block-woocommerce-customer-account a',
      cart: '.wc-block-mini-cart__button',
    }
    const found = Object.entries(kinds).flatMap(([kind, selector]) =>
      [...header.querySelectorAll(selector)]
        .filter((element) => element.getClientRects().length > 0)
        .map((element) => ({ kind, box: element.getBoundingClientRect() })),
    )
    const middle = (box: DOMRect) => box.top + box.height / 2
    const first = found[0]
    const faults = found.flatMap(({ kind, box }, index) => [
      ...(first && Math.abs(middle(box) - middle(first.box)) > 6 ? [`${kind} is in another row`] : []),
      ...(box.left < 0 || box.right > window.innerWidth || box.width < (kind === 'name' ? 4 : 16)
        ? [`${kind} is cut off`]
        : []),
      ...(box.top < whole.top - 0.5 || box.bottom > whole.bottom + 0.5 ? [`${kind} is taller than the header`] : []),
      ...found
        .slice(index + 1)
        .filter((other) => Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left) > 0.5)
        .map((other) => `${kind} lies over ${other.kind}`),
    ])
    if (document.documentElement.scrollWidth > window.innerWidth) faults.push('the page is wider than the phone')
    return { height: whole.height, parts: found.map(({ kind }) => kind), faults }
  })

/** What is wrong with the menu of a header that shows its links: they take several rows, or one of them breaks. */
export const menuRows = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const links = [...document.querySelectorAll('header .wp-block-navigation-item__content')].filter(
      (each) => each.getClientRects().length > 0,
    )
    const rows = new Set(links.map((each) => Math.round(each.getBoundingClientRect().top))).size
    const broken = links.filter((each) => {
      const range = document.createRange()
      range.selectNodeContents(each)
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1
    })
    return [
      ...(rows > 1 ? [`the menu takes ${rows} rows`] : []),
      ...broken.map((each) => `“${each.textContent.trim()}” breaks in the menu`),
    ]
  })

/** The colors of the page and of the words on it, as `rgb(…)`. */
export const pageAndWords = (page: Page): Promise<readonly [page: string, words: string]> =>
  page.evaluate(() => {
    const { backgroundColor, color } = getComputedStyle(document.body)
    return [backgroundColor, color] as const
  })

/** How many other products a product's page shows. */
export const othersShown = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      [...document.querySelectorAll('main :is(.wc-block-product, .related .product, .wp-block-post.product)')].filter(
        (each) => each.getClientRects().length > 0,
      ).length,
  )

/**
 * Headlines of three words or more (“&” is none) whose last line has one word, shorter than half of the longest line: two lines of nearly
 * the same length look right. The name of a product in a list is no headline.
 */
export const orphanWords = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll(':is(main, .wp-site-blocks) :is(h1, h2, h3):not(.wc-block-product *)')].flatMap(
      (heading) => {
        const walker = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT)
        const boxes: DOMRect[] = []
        const range = document.createRange()
        for (let node = walker.nextNode(); node !== null; node = walker.nextNode())
          for (const { 0: word, index } of (node.textContent ?? '').matchAll(/\S*[\p{L}\p{N}]\S*/gu)) {
            range.setStart(node, index)
            range.setEnd(node, index + word.length)
            const [box] = range.getClientRects()
            if (box) boxes.push(box)
          }
        const lines = [...new Set(boxes.map(({ top }) => Math.round(top)))].map((line) =>
          boxes.filter(({ top }) => Math.round(top) === line),
        )
        const widths = lines.map(
          (line) => Math.max(...line.map(({ right }) => right)) - Math.min(...line.map(({ left }) => left)),
        )
        const isLastShort = lines.at(-1)?.length === 1 && (widths.at(-1) ?? 0) < Math.max(...widths) / 2
        // What only screen readers are told has a pixel.
        const isSeen = heading.getBoundingClientRect().width > 1
        const isAlone = isSeen && boxes.length > 2 && lines.length > 1 && isLastShort
        return isAlone ? [`“${heading.textContent.trim()}” ends with a word alone`] : []
      },
    ),
  )

/** A picture of the page: its file without WordPress's sizes, its alternative text, and what it stands for. */
export type Pictured = { readonly file: string; readonly alt: string; readonly role: 'large' | 'list' | 'product' }

/** The pictures of the page's sections from the top. Three or more in a section are a list. */
export const picturesOf = (page: Page): Promise<readonly Pictured[]> =>
  page.evaluate(() => {
    const nameOf = ({ src }: HTMLImageElement) =>
      (
        new URL(src).searchParams.get('customize-your-store-picture') ??
        new URL(src).pathname.split('/').at(-1) ??
        ''
      ).replace(/(-\d+x\d+|-scaled)*(?=\.\w+$)/, '')
    const sections = [...document.querySelectorAll('.wp-site-blocks > *, main > *')].filter(
      (section) => !section.matches('main, header, footer') && section.querySelector('main') === null,
    )
    return sections.flatMap((section) => {
      const images = [...section.querySelectorAll('img')].filter((image) => image.getBoundingClientRect().width >= 60)
      const own = images.filter((image) => image.closest('.wc-block-product-template') === null)
      return images.map((image) => ({
        file: nameOf(image),
        alt: image.alt,
        role: own.includes(image) ? (own.length > 2 ? ('list' as const) : ('large' as const)) : ('product' as const),
      }))
    })
  })

/** Products without a picture; pictures that are missing, that stand for none, or that follow themselves; two styles in one list. */
export const pictureFaults = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isShown = (image: HTMLImageElement) => {
      const { width, height } = image.getBoundingClientRect()
      return width >= 60 && height >= 60 && image.closest('header, footer') === null
    }
    const pictures = [...document.images].filter(isShown)
    // Without WordPress's sizes: the same picture in another size is the same.
    const files = pictures.map(({ src }) =>
      (new URL(src).pathname.split('/').at(-1) ?? '').replace(/(-\d+x\d+|-scaled)*(?=\.\w+$)/, ''),
    )
    const hasPicture = (element: Element | null) => pictures.some((picture) => element?.contains(picture))
    // A list of prices has names only.
    const bare = [...document.querySelectorAll('.wc-block-product')].filter(
      (product) => !hasPicture(product) && hasPicture(product.closest('.wc-block-product-template')),
    )
    const without = bare.map((product) => {
      const name = product.querySelector('.wp-block-post-title')?.textContent ?? product.textContent
      return `${name.trim()} has no picture`
    })
    const faults = pictures.flatMap((picture, index) => {
      const file = files[index] ?? ''
      return [
        ...(picture.complete && picture.naturalWidth === 0 ? [`${file} is not there`] : []),
        ...(/placeholder|(^|-)plain-(light|mid|dark)/.test(file) ? [`${file} stands for a picture`] : []),
        ...(file === files[index - 1] ? [`${file} follows itself`] : []),
      ]
    })
    const mixed = [...document.querySelectorAll('.wc-block-product-template')].filter((list) => {
      const drawn = pictures.flatMap((picture, index) =>
        list.contains(picture) ? [(files[index] ?? '').includes('drawn-')] : [],
      )
      return new Set(drawn).size > 1
    })
    return [...without, ...faults, ...mixed.map(() => 'photographs and drawings in one list of products')]
  })

/** How far the page is wider than the window; 0 where it is not. */
export const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)

/**
 * What is wrong with the menu that is open over a phone's page: other colors than the shop's, small links, a part of the page in sight; or the
 * name, search, account, cart or cross cannot be pressed.
 */
export const menuFaults = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const [menu, header] = ['.wp-block-navigation__responsive-container.is-menu-open', 'header'].map((each) =>
      document.querySelector(each),
    )
    if (!menu || !header) return ['no menu is open']
    const { backgroundColor } = getComputedStyle(menu)
    const links = [...menu.querySelectorAll('.wp-block-navigation-item__content')]
    const sizes = links.map((link) => Number.parseFloat(getComputedStyle(link).fontSize))
    const middle = (element: Element) => {
      const { left, top, width, height } = element.getBoundingClientRect()
      return document.elementFromPoint(left + width / 2, top + height / 2)
    }
    const parts: Readonly<Record<string, string>> = {
      name: '.wp-block-site-title, .wp-block-site-logo',
      search: '.wp-block-search__button',
      account: '.wp-block-woocommerce-customer-account a',
      cart: '.wc-block-mini-cart__button',
      cross: '.wp-block-navigation__responsive-container-close',
    }
    const pressed = (selector: string) =>
      [...header.querySelectorAll(selector)].some((each) => each.contains(middle(each)))
    const { left, right, top, bottom } = menu.getBoundingClientRect()
    const isWhole = left <= 0 && right >= window.innerWidth && top <= 120 && bottom >= window.innerHeight
    return [
      ...(backgroundColor === getComputedStyle(document.body).backgroundColor
        ? []
        : [`the menu is ${backgroundColor}`]),
      ...(Math.min(...sizes) < 20 ? [`links of ${Math.min(...sizes)} px`] : []),
      ...(isWhole ? [] : ['the menu leaves a part of the page in sight']),
      ...Object.entries(parts).flatMap(([part, selector]) =>
        pressed(selector) ? [] : [`the ${part} cannot be pressed`],
      ),
    ]
  })
