/** The closing screen in its variants, and the survey. */
import { at } from '../walk-support'
import type { Screen } from './screen'

const heading = 'Your store looks great!'

export const closingScreens: readonly Screen[] = [
  {
    name: 'closing',
    open: async (page) => {
      await page.goto(at('transitional'))
      await page.getByRole('heading', { name: heading }).waitFor()
    },
  },
  {
    name: 'closing for a new entrepreneur',
    open: async (page) => {
      await page.goto(`${at('transitional')}&ref=entrepreneur-signup`)
      await page.getByRole('heading', { name: heading }).waitFor()
    },
  },
]
