import type { Locator } from 'playwright-core'

/**
 * Names of the families whose files a page has loaded, in lower case.
 * @param inside any element of the page
 */
export const loadedFonts = (inside: Locator): Promise<readonly string[]> =>
  inside.evaluate(({ ownerDocument }) =>
    [...ownerDocument.fonts]
      .filter(({ status }) => status === 'loaded')
      .map(({ family }) => family.replaceAll(/["']/g, '').toLowerCase()),
  )

/** The family that each element asks for first; in lower case, and nothing for the device's own font. */
export const wantedFonts = (elements: Locator): Promise<readonly string[]> =>
  elements.evaluateAll((all) =>
    all
      .map((element) => getComputedStyle(element).fontFamily.split(',')[0] ?? '')
      .map((family) => family.replaceAll(/["']/g, '').toLowerCase())
      .filter((family) => family !== '-apple-system'),
  )
