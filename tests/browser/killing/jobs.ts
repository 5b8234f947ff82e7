/** The jobs that a merchant does from the intro to the closing screen, and the store that each begins with. */
import { restore } from '../../store/support'
import { tea, withoutFonts } from '../ai-walk-support'
import { becomes } from '../variant-support'
import type { Wish } from './sights'

export const jobNames = ['main', 'ai', 'quick'] as const
export type JobName = (typeof jobNames)[number]

export type Job = { readonly wish: Wish; readonly prepare: () => Promise<void> }

export const jobs: Readonly<Record<JobName, Job>> = {
  main: { wish: { palette: 'Slate' }, prepare: () => restore() },
  ai: {
    wish: { told: tea },
    prepare: async () => {
      await restore()
      await becomes({ ai: true, provider: 'rules' })
      await withoutFonts()
    },
  },
  quick: {
    wish: { quick: { goods: 'Leather bags, made by hand in Porto', name: 'Fio & Couro', take: 'Bold' } },
    prepare: async () => {
      await restore()
      await withoutFonts()
    },
  },
}
